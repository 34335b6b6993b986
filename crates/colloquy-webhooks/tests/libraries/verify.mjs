// What the official library of npm says of calls: a line of JSON in, a line out.

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
