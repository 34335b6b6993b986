// Runs the official TypeScript client, version 2, in the requested era.
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { everyTool } from "./calls.mjs";

const [url, key, era] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}` };
const mode = era === "handshake" ? "legacy" : era === "automatic" ? "auto" : { pin: era };
const client = new Client({ name: "colloquy-test", version: "1" }, { versionNegotiation: { mode } });
const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
await client.connect(transport);
const { tools } = await client.listTools();
const done = await everyTool(tools, (name, args) => client.callTool({ name, arguments: args }));
console.log(JSON.stringify({ ...done, version: client.getNegotiatedProtocolVersion() }));
await client.close();
