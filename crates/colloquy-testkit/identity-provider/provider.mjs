// An identity provider for tests: the certified oidc-provider, with people and tokens as the tests order them.
//
// The argument is a JSON object: `algorithm`, `thin_tokens` if ID tokens have no addresses, and `mailboxes` if it has access
// tokens for mailboxes, which the client gets with its secret or with a refresh token. Orders are lines of JSON
// on the standard input, and each is answered by one on the standard output. The first line is the issuer.

import { createHmac, generateKeyPairSync, sign } from "node:crypto";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import Provider from "oidc-provider";

// Warnings must not be among the answers.
console.info = console.warn = console.error;
const options = JSON.parse(process.argv[2] ?? "{}");
const algorithm = options.algorithm ?? "RS256";
const CLIENT = { id: "colloquy", secret: "a secret: 100% + more" };
const [first, second] = [newKey("first"), newKey("second")];
const counts = { discovery: 0, keys: 0, tokens: 0 };
const people = new Map();

let provider;
let redirectUrl;
/** Who signs in next; nobody if it is null. */
let account = null;
/** What the next ID token has instead: `header`, `claims`, and the `key` that signs it. */
let forged = null;
let isSecondPublished = false;
/** The access tokens that are valid, and the texts of all that were issued. */
const accessTokens = [];
const issued = [];

function newKey(kid) {
  const pair = {
    RS256: () => generateKeyPairSync("rsa", { modulusLength: 2048 }),
    ES256: () => generateKeyPairSync("ec", { namedCurve: "P-256" }),
    EdDSA: () => generateKeyPairSync("ed25519"),
  }[algorithm]();
  const described = { kid, use: "sig", alg: algorithm };
  const jwk = (key) => ({ ...key.export({ format: "jwk" }), ...described });
  return { key: pair.privateKey, private: jwk(pair.privateKey), public: jwk(pair.publicKey) };
}

function encoded(value) {
  return Buffer.from(JSON.stringify(value)).toString("base64url");
}

function decoded(part) {
  return JSON.parse(Buffer.from(part, "base64url"));
}

function signature(message) {
  switch (forged.key) {
    case "none":
      return "";
    case "client secret":
      return createHmac("sha256", CLIENT.secret).update(message).digest("base64url");
    default: {
      const { key } = forged.key === "second" ? second : first;
      const digest = algorithm === "EdDSA" ? null : "sha256";
      return sign(digest, Buffer.from(message), { key, dsaEncoding: "ieee-p1363" }).toString("base64url");
    }
  }
}

function forgery(token) {
  const [header, claims] = token.split(".").map((part, number) => (number < 2 ? decoded(part) : null));
  const parts = [{ ...header, ...forged.header }, { ...claims, ...forged.claims }];
  const message = parts.map(encoded).join(".");
  return `${message}.${signature(message)}`;
}

async function grant(ctx) {
  const grant = new provider.Grant({ clientId: ctx.oidc.client.clientId, accountId: ctx.oidc.session.accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

function register(redirect) {
  redirectUrl = redirect;
  provider = new Provider(issuer, {
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirect],
        id_token_signed_response_alg: algorithm,
        token_endpoint_auth_method: options.authentication ?? "client_secret_basic",
        ...(options.mailboxes && { grant_types: ["authorization_code", "client_credentials", "refresh_token"] }),
      },
    ],
    ...(options.mailboxes && { rotateRefreshToken: true, scopes: ["openid", "offline_access", "imap"] }),
    clientAuthMethods: [options.authentication ?? "client_secret_basic"],
    conformIdTokenClaims: options.thin_tokens ?? false,
    cookies: { keys: ["a key of tests"] },
    enabledJWA: { idTokenSigningAlgValues: ["RS256", "ES256", "EdDSA"] },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: options.mailboxes ?? false },
      introspection: { enabled: options.mailboxes ?? false },
    },
    findAccount: (_, id) => ({ accountId: id, claims: () => ({ sub: id, ...people.get(id) }) }),
    interactions: { url: (_, interaction) => `/interaction/${interaction.uid}` },
    jwks: { keys: [first.private] },
    loadExistingGrant: grant,
    pkce: { required: () => true },
  });
  for (const event of ["access_token.saved", "client_credentials.saved"]) {
    provider.on(event, (token) => accessTokens.push(token));
  }
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.path === "/.well-known/openid-configuration") counts.discovery += 1;
    if (ctx.path === "/token") counts.tokens += 1;
    if (ctx.path === "/token" && ctx.body?.access_token) issued.push(ctx.body.access_token);
    if (ctx.path === "/token" && ctx.body?.id_token && forged) ctx.body.id_token = forgery(ctx.body.id_token);
    if (ctx.path === "/jwks") {
      counts.keys += 1;
      if (isSecondPublished) ctx.body = { keys: [...ctx.body.keys, second.public] };
    }
  });
}

async function interact(request, response) {
  await provider.interactionDetails(request, response);
  const result = account === null ? { error: "access_denied" } : { login: { accountId: account } };
  await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
}

/** Does what a browser does in which nobody is signed in, until the provider leads back to the service. */
async function browse(url) {
  const cookies = new Map();
  for (let step = 0; step < 8; step += 1) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") };
    const response = await fetch(url, { redirect: "manual", headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, ...value] = cookie.split(";")[0].split("=");
      cookies.set(name, value.join("="));
    }
    const location = response.headers.get("location");
    if (!location) throw new Error(`status ${response.status}: ${await response.text()}`);
    url = new URL(location, url).href;
    if (url.startsWith(redirectUrl)) return url;
  }
  throw new Error("the provider does not lead back");
}

/** Grants access to a person's mailbox, as if the person had agreed to it. */
async function grantMailbox() {
  const client = await provider.Client.find(CLIENT.id);
  const person = { accountId: "owner of the mailbox", scope: "openid offline_access imap" };
  const agreed = new provider.Grant({ clientId: CLIENT.id, accountId: person.accountId });
  agreed.addOIDCScope(person.scope);
  const grantId = await agreed.save();
  const token = new provider.RefreshToken({ ...person, client, grantId, gty: "authorization_code" });
  return { token: await token.save() };
}

/** Decides who signs in from now on. */
function expectPerson({ person, claims, forgery }) {
  account = person ?? null;
  forged = forgery ?? null;
  people.set(person, claims);
}

const orders = {
  register: ({ redirect_url }) => register(redirect_url),
  expect: expectPerson,
  "sign in": async ({ url, ...person }) => {
    expectPerson(person);
    return { url: await browse(url) };
  },
  "publish second key": () => {
    isSecondPublished = true;
  },
  "grant mailbox": grantMailbox,
  /** Ends all access tokens. */
  "end access": async () => {
    for (const token of accessTokens.splice(0)) await token.destroy();
  },
  "access tokens": () => ({ tokens: issued }),
  counts: () => counts,
};

const server = createServer((request, response) => {
  const handled = request.url.startsWith("/interaction/")
    ? interact(request, response)
    : provider.callback()(request, response);
  Promise.resolve(handled).catch((error) => response.writeHead(500).end(String(error)));
});
await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
const issuer = `http://127.0.0.1:${server.address().port}`;
console.log(JSON.stringify({ issuer }));
for await (const line of createInterface({ input: process.stdin })) {
  const { order, ...parameters } = JSON.parse(line);
  const answer = await Promise.resolve(orders[order](parameters)).catch((error) => ({ error: String(error) }));
  console.log(JSON.stringify(answer ?? {}));
}
process.exit(0);
