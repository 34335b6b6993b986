// Reads the headers of responses.

/** The deprecation of the version of the interface that this client uses. */
export interface Deprecation {
  /** When the version became deprecated. */
  deprecatedAt: Date | null;
  /** When the version stops working. */
  sunsetAt: Date | null;
  /** The address of the migration notes. */
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

/**
 * Returns the cursor of the next page. The rest of the address is ignored, so that the key goes nowhere else.
 */
export function nextCursor(headers: Headers, baseUrl: string): string | null {
  return relation(headers, "next", baseUrl)?.searchParams.get("cursor") ?? null;
}

/** Returns the seconds of `Retry-After`, which gateways may write as a date. */
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

/** Parses an HTTP date, or `@` and the seconds since 1970, as in RFC 9745. */
function date(text: string | null): Date | null {
  if (text === null) return null;
  const time = text.startsWith("@") ? Number(text.slice(1)) * 1000 : Date.parse(text);
  return Number.isNaN(time) ? null : new Date(time);
}
