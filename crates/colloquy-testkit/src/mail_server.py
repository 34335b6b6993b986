"""A mail server for tests. Its only argument is a JSON object of orders. It reports events as lines of JSON.

Each line of its input is a JSON object too, whose members replace the orders of the same names.
"""

import asyncio
import json
import socket
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult, LoginPassword

orders = json.loads(sys.argv[1])
# Signals that the orders have changed.
ordered = asyncio.Condition()


def report(**event):
    print(json.dumps(event), flush=True)


def cuts_off(point):
    """Whether to cut the connection off at this point; once for each order."""
    if orders.get("leaves") != point:
        return False
    del orders["leaves"]
    return True


class Server(SMTP):
    def connection_lost(self, error):
        report(event="disconnected")
        super().connection_lost(error)

    async def smtp_DATA(self, arg):
        if cuts_off("in the content"):
            await self.push("354 Go on")
            await self._reader.readline()
            self.transport.abort()
            return
        await super().smtp_DATA(arg)
        if cuts_off("after the answer"):
            self.transport.close()


class Handler:
    async def handle_MAIL(self, server, session, envelope, address, options):
        if orders.get("mails_per_connection", 1000) <= getattr(session, "mails", 0):
            return orders["beyond"]
        envelope.mail_from = address
        return "250 OK"

    async def handle_RCPT(self, server, session, envelope, address, options):
        report(event="recipient", address=address)
        if address in orders.get("recipients", {}):
            return orders["recipients"][address]
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_QUIT(self, server, session, envelope):
        report(event="leaving")
        await asyncio.sleep(orders.get("leave_delay_s", 0))
        return "221 Bye"

    async def handle_RSET(self, server, session, envelope):
        report(event="reset")
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        if cuts_off("before it takes the mail"):
            server.transport.abort()
            return "250 OK"
        answer = orders.get("answer", "250 OK")
        session.mails = getattr(session, "mails", 0) + 1
        report(
            event="mail",
            is_taken=answer.startswith("250"),
            sender=envelope.mail_from,
            recipients=envelope.rcpt_tos,
            content=envelope.content.decode("ascii"),
            encrypted=session.ssl is not None or orders.get("tls") == "implicit",
            user=(session.auth_data.login.decode() if session.authenticated else None),
            greeted_as=session.host_name,
        )
        if cuts_off("before the answer"):
            server.transport.abort()
        await asyncio.sleep(orders.get("delay_s", 0))
        async with ordered:
            await ordered.wait_for(lambda: envelope.rcpt_tos[0] not in orders.get("held", []))
        return answer


def authenticate(server, session, envelope, mechanism, data):
    known = orders.get("account")
    fits = isinstance(data, LoginPassword) and [data.login.decode(), data.password.decode()] == known
    return AuthResult(success=fits, handled=False, auth_data=data)


async def take_orders(is_up):
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        async with ordered:
            orders.update(json.loads(line))
            ordered.notify_all()
        report(event="ordered")
        if not orders.get("is_down"):
            is_up.set()


async def main():
    context = None
    if "certificate" in orders:
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(orders["certificate"], orders["key"])
    handler = Handler()

    def connect():
        report(event="connected")
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

    # While the server is down, it keeps the port reserved without listening on it.
    listening_socket = socket.socket()
    listening_socket.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listening_socket.bind(("127.0.0.1", orders.get("port", 0)))
    report(event="bound", port=listening_socket.getsockname()[1])
    is_up = asyncio.Event()
    taking_orders = asyncio.create_task(take_orders(is_up))
    if orders.get("is_down"):
        await is_up.wait()
    implicit = context if orders.get("tls") == "implicit" else None
    listener = await asyncio.get_running_loop().create_server(connect, sock=listening_socket, ssl=implicit)
    report(event="listening")
    await asyncio.gather(listener.serve_forever(), taking_orders)


asyncio.run(main())
