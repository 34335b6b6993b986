// Verifies what a service has sent, with each set of secrets, and prints what came of it.

import { Webhook } from "colloquy-sdk";

interface Task {
  headers: Record<string, string>;
  body: string;
  secrets: string[];
}

const tasks = JSON.parse(process.env["TASK"] ?? "") as Task[];
const told = tasks.map(({ headers, body, secrets }) =>
  new Webhook(secrets).verify(body, headers).catch((error: unknown) => String(error)),
);
console.log(JSON.stringify(await Promise.all(told)));
