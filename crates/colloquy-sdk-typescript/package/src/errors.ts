// What can go wrong, as classes. None of them has the key.

import { retryAfterSeconds } from "./headers.js";
import type { RejectedValue, StandardError, ValidationError } from "./records.js";

/** Whatever a call throws, but for an aborted signal's own reason and the `TypeError` of a wrong argument. */
export class ColloquyError extends Error {
  static {
    this.prototype.name = "ColloquyError";
  }
}

/** No answer came, or not the whole of one. `cause` has what `fetch` said. */
export class ConnectionError extends ColloquyError {
  static {
    this.prototype.name = "ConnectionError";
  }
}

/** No answer came in time. */
export class TimeoutError extends ConnectionError {
  static {
    this.prototype.name = "TimeoutError";
  }
}

/** The service, or something before it, refused. */
export class ApiError extends ColloquyError {
  static {
    this.prototype.name = "ApiError";
  }

  readonly status: number;
  readonly method: string;
  /** Of the request, without its query. */
  readonly path: string;
  /** Names the request in the service's log. */
  readonly requestId: string | null;
  /** How long to wait before another try, where the service says so. */
  readonly retryAfterSeconds: number | null;
  // These two are not printed with the error: what they tell stands in it already.
  readonly #body: unknown;
  readonly #headers: Headers;

  constructor(answer: RefusedAnswer) {
    super(`${answer.method} ${answer.path}: ${answer.status} ${messageOf(answer)}`);
    this.status = answer.status;
    this.method = answer.method;
    this.path = answer.path;
    this.requestId = answer.headers.get("x-request-id");
    this.retryAfterSeconds = retryAfterSeconds(answer.headers);
    this.#body = answer.body;
    this.#headers = answer.headers;
  }

  /** The answer's body; `undefined` where it is no JSON, as that of a gateway. */
  get body(): unknown {
    return this.#body;
  }

  get headers(): Headers {
    return this.#headers;
  }
}

/** 400: the path, the query or the body failed validation, or the present state forbids it. */
export class BadRequestError extends ApiError {
  static {
    this.prototype.name = "BadRequestError";
  }

  declare readonly status: 400;
  /** Every rejected value, with its path and a code. */
  readonly errors: RejectedValue[];

  constructor(answer: RefusedAnswer) {
    super(answer);
    this.errors = (answer.body as Partial<ValidationError> | undefined)?.errors ?? [];
  }
}

/** 401: the key is missing or not valid. */
export class UnauthorizedError extends ApiError {
  static {
    this.prototype.name = "UnauthorizedError";
  }

  declare readonly status: 401;
}

/** 403: it belongs to another organization. */
export class ForbiddenError extends ApiError {
  static {
    this.prototype.name = "ForbiddenError";
  }

  declare readonly status: 403;
}

/** 404: there is no such thing. */
export class NotFoundError extends ApiError {
  static {
    this.prototype.name = "NotFoundError";
  }

  declare readonly status: 404;
}

/** 410: the version that this client speaks is past its sunset. */
export class GoneError extends ApiError {
  static {
    this.prototype.name = "GoneError";
  }

  declare readonly status: 410;
}

/** 429: the rate limit is exceeded, and the wait is longer, or came more often, than the client waits. */
export class TooManyRequestsError extends ApiError {
  static {
    this.prototype.name = "TooManyRequestsError";
  }

  declare readonly status: 429;
}

/** 500: something unexpected went wrong; the service's log has it under `requestId`. */
export class InternalServerError extends ApiError {
  static {
    this.prototype.name = "InternalServerError";
  }

  declare readonly status: 500;
}

/** 503: the service cannot do it at the moment. */
export class ServiceUnavailableError extends ApiError {
  static {
    this.prototype.name = "ServiceUnavailableError";
  }

  declare readonly status: 503;
}

export interface RefusedAnswer {
  method: string;
  path: string;
  status: number;
  headers: Headers;
  body: unknown;
}

const CLASSES: Record<number, new (answer: RefusedAnswer) => ApiError> = {
  400: BadRequestError,
  401: UnauthorizedError,
  403: ForbiddenError,
  404: NotFoundError,
  410: GoneError,
  429: TooManyRequestsError,
  500: InternalServerError,
  503: ServiceUnavailableError,
};

export function errorOf(answer: RefusedAnswer): ApiError {
  return new (CLASSES[answer.status] ?? ApiError)(answer);
}

/** The most faults that a message tells one by one. */
const MOST_TOLD = 3;

function messageOf({ status, headers, body }: RefusedAnswer): string {
  const { error, message, errors } = (body ?? {}) as Partial<StandardError & ValidationError>;
  if (Array.isArray(errors)) {
    const told = errors.slice(0, MOST_TOLD).map((fault) => `${placeOf(fault.path)}${fault.message}`);
    if (errors.length > MOST_TOLD) told.push(`and ${errors.length - MOST_TOLD} more`);
    return `Bad Request: ${told.join("; ")}`;
  }
  if (error !== undefined) return `${error}: ${message}`;
  // Pages are told of a redirect by 0, and not where to.
  if (status === 0 || (status >= 300 && status < 400)) {
    const target = headers.get("location") ?? "elsewhere";
    return `leads to ${target}, and is not followed: is baseUrl the service's own address?`;
  }
  return "without an explanation";
}

/** `invitees[2].email: `, and nothing for a request as a whole. */
function placeOf(path: RejectedValue["path"]): string {
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return place === "" ? "" : `${place.replace(/^\./, "")}: `;
}
