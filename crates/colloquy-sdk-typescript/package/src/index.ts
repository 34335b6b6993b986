export { Colloquy } from "./client.js";
export type {
  CallOptions,
  ColloquyOptions,
  RepeatableCallOptions,
  ResponseInfo,
  RetryInfo,
} from "./calls.js";
export type { Deprecation } from "./headers.js";
export {
  ApiError,
  BadRequestError,
  ColloquyError,
  ConnectionError,
  ForbiddenError,
  GoneError,
  InternalServerError,
  NotFoundError,
  ServiceUnavailableError,
  TimeoutError,
  TooManyRequestsError,
  UnauthorizedError,
} from "./errors.js";
export type * from "./operations.js";
export { Pages } from "./pages.js";
export type { Page } from "./pages.js";
export type * from "./records.js";
export { Webhook, WebhookVerificationError } from "./webhooks.js";
export type { UnknownEvent, WebhookEvent, WebhookFault, WebhookHeaders, WebhookOptions } from "./webhooks.js";
