// Adds passkeys, and signs in with them (WebAuthn). A form asks the service for options, gives them to the browser, and is
// sent with the response of the device. Without scripts such forms stay hidden.

const fromBase64 = (text) =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

const toBase64 = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer))).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

// The browser takes bytes where JSON has text.
function parsed(options) {
  const { publicKey } = options;
  publicKey.challenge = fromBase64(publicKey.challenge);
  if (publicKey.user) publicKey.user.id = fromBase64(publicKey.user.id);
  for (const known of [...(publicKey.excludeCredentials ?? []), ...(publicKey.allowCredentials ?? [])]) {
    known.id = fromBase64(known.id);
  }
  return options;
}

function written(credential) {
  const { response } = credential;
  const fields = ["clientDataJSON", "attestationObject", "authenticatorData", "signature", "userHandle"];
  const bytes = fields.filter((name) => response[name]).map((name) => [name, toBase64(response[name])]);
  const transports = response.getTransports ? { transports: response.getTransports() } : {};
  return JSON.stringify({
    id: credential.id,
    rawId: credential.id,
    type: credential.type,
    authenticatorAttachment: credential.authenticatorAttachment ?? undefined,
    clientExtensionResults: credential.getClientExtensionResults(),
    response: { ...Object.fromEntries(bytes), ...transports },
  });
}

// Returns what the service says, or throws the text to show.
async function begun(form) {
  const body = new URLSearchParams(new FormData(form));
  const response = await fetch(form.dataset.begin, { method: "POST", body, redirect: "manual" });
  const isJson = response.headers.get("content-type") === "application/json";
  const answer = isJson ? await response.json() : {};
  if (answer.ceremony) return answer;
  throw new Error(answer.error ?? form.dataset.failed, { cause: "service" });
}

function problem(form, error) {
  if (error.cause === "service") return error.message;
  if (error.name === "InvalidStateError") return form.dataset.known;
  return error.name === "NotAllowedError" || error.name === "AbortError" ? form.dataset.cancelled : form.dataset.failed;
}

async function run(form) {
  const { options, ceremony } = await begun(form);
  const ask = form.dataset.passkey === "create" ? "create" : "get";
  const credential = await navigator.credentials[ask](parsed(options));
  form.elements.ceremony.value = ceremony;
  form.elements.response.value = written(credential);
  form.submit();
}

for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (!window.PublicKeyCredential) continue;
  const [button, status] = [form.querySelector("button"), form.querySelector("[role=alert]")];
  form.hidden = false;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (button.disabled) return;
    button.disabled = true;
    status.textContent = "";
    status.hidden = true;
    run(form).catch((error) => {
      status.textContent = problem(form, error);
      status.hidden = false;
      button.disabled = false;
    });
  });
}
