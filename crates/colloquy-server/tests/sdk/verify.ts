// Verifies deliveries of a service, each with its own secrets, and prints the results.

import { Webhook } from "colloquy-sdk";

interface Task {
  headers: Record<string, string>;
  body: string;
  secrets: string[];
}

const tasks = JSON.parse(process.env["TASK"] ?? "") as Task[];
const results = tasks.map(({ headers, body, secrets }) =>
  new Webhook(secrets).verify(body, headers).catch((error: unknown) => String(error)),
);
console.log(JSON.stringify(await Promise.all(results)));
