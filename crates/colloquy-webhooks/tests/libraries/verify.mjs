// Verifies requests with the official library from npm: reads a line of JSON for each and writes a line.

import { createInterface } from "node:readline";
import { Webhook } from "standardwebhooks";

for await (const line of createInterface({ input: process.stdin })) {
  const { secret, headers, body } = JSON.parse(line);
  try {
    new Webhook(secret).verify(Buffer.from(body, "base64"), headers);
    console.log("verified");
  } catch (error) {
    console.log(error.message);
  }
}
