"""Calls to servers of this machine. httpx by itself reads the world's certificates for each: 50 ms of processor."""

import ssl
from functools import partial

import httpx

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NO_CERTIFICATES)
post = partial(httpx.post, verify=NO_CERTIFICATES)
Client = partial(httpx.Client, verify=NO_CERTIFICATES)
AsyncClient = partial(httpx.AsyncClient, verify=NO_CERTIFICATES)
