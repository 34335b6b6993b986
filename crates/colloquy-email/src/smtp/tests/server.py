"""A mail server that does what its one argument, a JSON object, says, and tells what happens in lines of JSON."""

import asyncio
import json
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

orders = json.loads(sys.argv[1])


def tell(**event):
    print(json.dumps(event), flush=True)


class Server(SMTP):
    def connection_lost(self, error):
        tell(event="disconnected")
        super().connection_lost(error)


class Handler:
    mails = 0

    async def handle_MAIL(self, server, session, envelope, address, options):
        if orders.get("mails_per_connection", 1000) <= getattr(session, "mails", 0):
            return orders["beyond"]
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address in orders.get("recipients", {}):
            return orders["recipients"][address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_RSET(self, server, session, envelope):
        tell(event="reset")
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        session.mails = getattr(session, "mails", 0) + 1
        tell(
            event="mail",
            sender=envelope.mail_from,
            recipients=envelope.rcpt_tos,
            content=envelope.content.decode("ascii"),
            encrypted=session.ssl is not None or orders.get("tls") == "implicit",
            user=(session.auth_data.login.decode() if session.authenticated else None),
            greeted_as=session.host_name,
        )
        if orders.get("dies_after_content"):
            server.transport.abort()
        return orders.get("answer", "250 OK")


def authenticate(server, session, envelope, mechanism, data):
    known = orders.get("account")
    fits = isinstance(data, LoginPassword) and [data.login.decode(), data.password.decode()] == known
    return AuthResult(success=fits, handled=False, auth_data=data)


async def main():
    context = None
    if "certificate" in orders:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(orders["certificate"], orders["key"])
    handler = Handler()

    def connect():
        tell(event="connected")
        return Server(
            handler,
            hostname="mail.example.org",
            ident="ready",
            tls_context=context if orders.get("tls") == "starttls" else None,
            require_starttls=orders.get("tls") == "starttls",
            authenticator=authenticate,
            auth_required="account" in orders,
            auth_require_tls=False,
            auth_exclude_mechanism=orders.get("without_mechanisms", []),
        )

    implicit = context if orders.get("tls") == "implicit" else None
    loop = asyncio.get_running_loop()
    listener = await loop.create_server(connect, "127.0.0.1", orders.get("port", 0), ssl=implicit)
    tell(event="listening", port=listener.sockets[0].getsockname()[1])
    await listener.serve_forever()


asyncio.run(main())
