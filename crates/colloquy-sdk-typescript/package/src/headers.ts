// What is read of the headers of an answer.

/** The version of the interface that this client speaks has become deprecated. */
export interface Deprecation {
  /** Since when. */
  deprecatedAt: Date | null;
  /** When it stops answering. */
  sunsetAt: Date | null;
  /** Where it is told what to change. */
  notesUrl: string | null;
}

export function deprecationOf(headers: Headers, baseUrl: string): Deprecation | undefined {
  const deprecated = headers.get("deprecation");
  if (deprecated === null) return undefined;
  return {
    deprecatedAt: date(deprecated),
    sunsetAt: date(headers.get("sunset")),
    notesUrl: relation(headers, "deprecation", baseUrl)?.href ?? null,
  };
}

/** Where a list goes on. Only the cursor is taken of its address, so that the key is sent nowhere else. */
export function nextCursor(headers: Headers, baseUrl: string): string | null {
  return relation(headers, "next", baseUrl)?.searchParams.get("cursor") ?? null;
}

/** `Retry-After`, which gateways may write as a date. */
export function retryAfterSeconds(headers: Headers): number | null {
  const told = headers.get("retry-after");
  if (told === null) return null;
  if (/^\d+$/.test(told)) return Number(told);
  const until = date(told);
  return until && Math.max(0, Math.ceil((until.getTime() - Date.now()) / 1000));
}

function relation(headers: Headers, name: string, baseUrl: string): URL | undefined {
  for (const [, target = "", parameters = ""] of (headers.get("link") ?? "").matchAll(/<([^>]*)>([^,<]*)/g)) {
    const names = /;\s*rel="?([^";]*)/i.exec(parameters)?.[1]?.split(" ");
    if (names?.includes(name)) return new URL(target, baseUrl);
  }
  return undefined;
}

/** A date as HTTP writes it, or `@` and the seconds since 1970, as RFC 9745 does. */
function date(text: string | null): Date | null {
  if (text === null) return null;
  const time = text.startsWith("@") ? Number(text.slice(1)) * 1000 : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
