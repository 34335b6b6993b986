// Runs the official TypeScript client, version 1.
import { Client } from "@modelcontextprotocol/sdk/client/index.js";
import { StreamableHTTPClientTransport } from "@modelcontextprotocol/sdk/client/streamableHttp.js";
import { everyTool } from "./calls.mjs";

const [url, key] = process.argv.slice(2);
const headers = { authorization: `Bearer ${key}` };
const client = new Client({ name: "colloquy-test", version: "1" });
const transport = new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } });
await client.connect(transport);
const { tools } = await client.listTools();
const done = await everyTool(tools, (name, args) => client.callTool({ name, arguments: args }));
const server = client.getServerVersion();
console.log(JSON.stringify({ ...done, version: transport.protocolVersion, server }));
await client.close();
