"""The server: one ASGI app with the built page and its interface in JSON."""
