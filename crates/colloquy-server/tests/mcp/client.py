# Runs the official Python client in the requested era.
import asyncio
import json
import sys

from mcp import Client
from mcp.client.streamable_http import streamable_http_client
from mcp.shared._httpx_utils import create_mcp_http_client


async def every_tool(client):
    names = sorted(tool.name for tool in (await client.list_tools()).tools)
    called = []

    async def ask(name, arguments):
        result = await client.call_tool(name, arguments)
        assert not result.is_error, (name, result.content)
        called.append(name)
        return result.structured_content

    created = await ask("create-interview", {"prompt": "Ask what was good in their first week."})
    id = created["id"]
    assert any(one["id"] == id for one in (await ask("list-interviews", {}))["interviews"])
    assert (await ask("update-interview", {"id": id, "archived": True}))["archived"]
    assert not (await ask("update-interview", {"id": id, "archived": False}))["archived"]
    invitees = [{"name": "Ada", "email": "ada@example.org"}]
    invited = await ask("create-invitation", {"interviewId": id, "invitees": invitees})
    assert len((await ask("list-invitations", {"interviewId": id}))["invitations"]) == 2
    invitation = invited["invitations"][0]["id"]
    cancelled = await ask("update-invitation", {"id": invitation, "action": "cancel"})
    assert cancelled["status"] == "CANCELLED"
    await ask("get-invitation", {"id": invitation})
    assert (await ask("get-interview", {"id": id}))["nextCursor"] is None
    return {"listed": names, "called": sorted(set(called))}


async def main(url, key, mode):
    async with create_mcp_http_client(headers={"authorization": f"Bearer {key}"}) as http:
        async with Client(streamable_http_client(url, http_client=http), mode=mode) as client:
            done = await every_tool(client)
            print(json.dumps({**done, "version": client.protocol_version}))


asyncio.run(main(*sys.argv[1:4]))
