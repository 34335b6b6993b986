"""An IMAP server for tests. Its only argument is a JSON object of settings. It reports events as lines of JSON.

Each line of its input is a JSON object with one order: `append`, a mail in base64, or `new_generation`.
"""

import asyncio
import base64
import json
import ssl
import sys
import urllib.parse
import urllib.request
from argparse import Namespace

from proxyprotocol.reader import ProxyProtocolReader
from pymap.backend.dict import Config, DictBackend, Login
from pymap.exceptions import InvalidAuth
from pymap.imap import IMAPServer
from pymap.parsing.message import AppendMessage
from pysasl import SASLAuth
from pysasl.creds.external import ExternalCredentials

settings = json.loads(sys.argv[1])


def report(**event):
    print(json.dumps(event), flush=True)


def tls_context():
    if "certificate" not in settings:
        return None
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(settings["certificate"], settings["key"])
    return context


def command_line():
    return Namespace(
        host="127.0.0.1",
        port=0,
        debug=False,
        cert=None,
        key=None,
        tls=settings.get("tls") == "starttls",
        passlib_cfg=None,
        proxy_protocol=None,
        demo_data=False,
        demo_user=settings["user"],
        demo_password=settings["password"],
    )


class TokenConfig(Config):
    """Accepts access tokens instead of passwords."""

    @property
    def tls_auth(self):
        return SASLAuth.named([b"XOAUTH2"])


def is_active(token):
    """Asks the OAuth server whether an access token is valid for mailboxes (RFC 7662)."""
    introspection = settings["introspection"]
    form = urllib.parse.urlencode({**introspection["form"], "token": token}).encode()
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    with direct.open(introspection["url"], form) as response:
        answer = json.load(response)
    return answer["active"] and "imap" in answer.get("scope", "").split()


class TokenLogin(Login):
    async def authenticate(self, credentials):
        if not isinstance(credentials, ExternalCredentials):
            raise InvalidAuth()
        is_valid = await asyncio.to_thread(is_active, credentials._token)
        if not is_valid or credentials.authzid != settings["user"]:
            raise InvalidAuth()
        return self.demo_user_identity


async def backend_with_user():
    if "introspection" not in settings:
        return await DictBackend.init(command_line(), ssl_context=tls_context(), reject_dnsbl=False)
    config = TokenConfig.from_args(command_line(), ssl_context=tls_context(), reject_dnsbl=False)
    login = TokenLogin(config)
    await DictBackend._add_demo_user(config, login)
    return DictBackend(login, config), config


async def folder(backend):
    """Returns the folder, which exists once its owner has signed in."""
    async with backend.login.demo_user_identity.new_session() as session:
        name = settings.get("folder", "INBOX")
        if name != "INBOX":
            await session.mailbox_set.add_mailbox(name)
        return await session.mailbox_set.get_mailbox(name)


async def take_orders(mailbox):
    # A mail is one line.
    lines = asyncio.StreamReader(limit=64 * 1024 * 1024)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        order = json.loads(line)
        if "append" in order:
            message = await mailbox.append(AppendMessage(base64.b64decode(order["append"])))
            report(event="appended", uid=message.uid)
        if "new_generation" in order:
            mailbox._uid_validity += 1
            report(event="renewed", generation=mailbox.uid_validity)


async def main():
    backend, config = await backend_with_user()
    config.apply_context()
    mailbox = await folder(backend)
    answer = ProxyProtocolReader(config.proxy_protocol).get_callback(IMAPServer(backend.login, config))
    implicit = tls_context() if settings.get("tls") == "implicit" else None
    server = await asyncio.start_server(answer, host=config.host, port=config.port, ssl=implicit)
    report(event="listening", port=server.sockets[0].getsockname()[1])
    await asyncio.gather(server.serve_forever(), take_orders(mailbox))


asyncio.run(main())
