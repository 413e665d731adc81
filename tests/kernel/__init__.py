"""Tests of the kernel, with Night Convoy as the specimen."""
