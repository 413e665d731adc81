"""The server: real sockets on real databases."""
