// The conformance suite does not support API keys. This module is loaded before it and adds the key to its requests to
// the server. The suite uses `fetch`, and `http.request` where it needs headers that `fetch` does not allow.
import http from "node:http";

const { COLLOQUY_KEY: key, COLLOQUY_URL: url } = process.env;
const authorization = `Bearer ${key}`;
const { fetch: plainFetch } = globalThis;
const plainRequest = http.request;

globalThis.fetch = (input, init = {}) => {
  if (!String(input?.url ?? input).startsWith(url)) return plainFetch(input, init);
  const headers = new Headers(init.headers ?? input?.headers);
  headers.set("authorization", authorization);
  return plainFetch(input, { ...init, headers });
};

http.request = (options, ...rest) => {
  if (String(options?.port) !== new URL(url).port) return plainRequest(options, ...rest);
  return plainRequest({ ...options, headers: { ...options.headers, authorization } }, ...rest);
};
