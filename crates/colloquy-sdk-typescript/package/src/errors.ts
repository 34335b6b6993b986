// The error classes. No error contains the key.

import { retryAfterSeconds } from "./headers.js";
import type { RejectedValue, StandardError, ValidationError } from "./records.js";

/**
 * The base class of the errors of calls, except for an aborted signal's reason and the `TypeError` of an
 * invalid argument.
 */
export class ColloquyError extends Error {
  static {
    this.prototype.name = "ColloquyError";
  }
}

/** There was no response, or only part of one. `cause` has the error of `fetch`. */
export class ConnectionError extends ColloquyError {
  static {
    this.prototype.name = "ConnectionError";
  }
}

/** There was no response in time. */
export class TimeoutError extends ConnectionError {
  static {
    this.prototype.name = "TimeoutError";
  }
}

/** The service, or a gateway before it, rejected the request. */
export class ApiError extends ColloquyError {
  static {
    this.prototype.name = "ApiError";
  }

  readonly status: number;
  readonly method: string;
  /** The path of the request, without its query. */
  readonly path: string;
  /** The id of the request in the service's log. */
  readonly requestId: string | null;
  /** How long to wait before a retry, if the service says so. */
  readonly retryAfterSeconds: number | null;
  // Private, so that they are not printed with the error, whose message has the essentials.
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

  /** The body of the response; `undefined` if it is not JSON, such as that of a gateway. */
  get body(): unknown {
    return this.#body;
  }

  get headers(): Headers {
    return this.#headers;
  }
}

/**
 * 400: the path, the query or the body failed validation, or the present state does not allow the operation.
 */
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

/** 403: the resource belongs to another organization. */
export class ForbiddenError extends ApiError {
  static {
    this.prototype.name = "ForbiddenError";
  }

  declare readonly status: 403;
}

/** 404: the resource does not exist. */
export class NotFoundError extends ApiError {
  static {
    this.prototype.name = "NotFoundError";
  }

  declare readonly status: 404;
}

/** 410: the version of the interface that this client uses is past its sunset. */
export class GoneError extends ApiError {
  static {
    this.prototype.name = "GoneError";
  }

  declare readonly status: 410;
}

/** 429: the rate limit is exceeded, and the client's limit of waiting or of retries is reached. */
export class TooManyRequestsError extends ApiError {
  static {
    this.prototype.name = "TooManyRequestsError";
  }

  declare readonly status: 429;
}

/** 500: an unexpected error; the service's log has it under `requestId`. */
export class InternalServerError extends ApiError {
  static {
    this.prototype.name = "InternalServerError";
  }

  declare readonly status: 500;
}

/** 503: the service is temporarily unavailable. */
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

/** The maximum number of faults in a message. */
const MOST_TOLD = 3;

function messageOf({ status, headers, body }: RefusedAnswer): string {
  const { error, message, errors } = (body ?? {}) as Partial<StandardError & ValidationError>;
  if (Array.isArray(errors)) {
    const told = errors.slice(0, MOST_TOLD).map((fault) => `${placeOf(fault.path)}${fault.message}`);
    if (errors.length > MOST_TOLD) told.push(`and ${errors.length - MOST_TOLD} more`);
    return `Bad Request: ${told.join("; ")}`;
  }
  if (error !== undefined) return `${error}: ${message}`;
  // In browsers a redirect has the status 0 and no target.
  if (status === 0 || (status >= 300 && status < 400)) {
    const target = headers.get("location") ?? "elsewhere";
    return `leads to ${target}, and is not followed: is baseUrl the service's own address?`;
  }
  return "without an explanation";
}

/** Returns `invitees[2].email: `, or an empty string for the request as a whole. */
function placeOf(path: RejectedValue["path"]): string {
  const place = path.map((step) => (typeof step === "number" ? `[${step}]` : `.${step}`)).join("");
  return place === "" ? "" : `${place.replace(/^\./, "")}: `;
}
