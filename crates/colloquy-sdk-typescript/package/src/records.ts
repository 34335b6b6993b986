// Written from the OpenAPI document by `cargo xtask sdk`: change that, not this.

// Times in responses are RFC 3339 in UTC with milliseconds. Ids are UUIDs. A missing value is `null`.

/** An interview with its invitations. */
export interface Interview {
  id: string;
  /** Generated from the prompt if none is given. */
  title: string | null;
  /** What the interview is about. */
  prompt: string;
  /** The introduction that the invitee gets before the first question. */
  intro: string | null;
  /** The opening question. */
  firstMessage: string | null;
  /** The language tag as given. */
  locale: string;
  voiceId: string;
  /** The limit of active time in minutes. */
  maxMinutes: number | null;
  /** The limit of the invitee's messages. */
  maxResponses: number | null;
  disableOrgSystemPrompt: boolean;
  /** Hidden from default listings. */
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** The number of invitations that are neither archived nor deactivated. 1 is single mode, more is bulk. */
  invitationsCount: number;
  /** The invitations that are not archived, including deactivated and cancelled ones. */
  invitations: Invitation[];
}

/** An interview in a list: its invitations are counted, not included. */
export interface ListedInterview {
  id: string;
  /** Generated from the prompt if none is given. */
  title: string | null;
  /** What the interview is about. */
  prompt: string;
  /** The introduction that the invitee gets before the first question. */
  intro: string | null;
  /** The opening question. */
  firstMessage: string | null;
  /** The language tag as given. */
  locale: string;
  voiceId: string;
  /** The limit of active time in minutes. */
  maxMinutes: number | null;
  /** The limit of the invitee's messages. */
  maxResponses: number | null;
  disableOrgSystemPrompt: boolean;
  /** Hidden from default listings. */
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** The number of invitations that are neither archived nor deactivated. 1 is single mode, more is bulk. */
  invitationsCount: number;
  invitationCounts: InvitationCounts;
}

/** The number of invitations in each status, without archived ones. */
export interface InvitationCounts {
  READY: number;
  IN_PROGRESS: number;
  COMPLETED: number;
  REOPENED: number;
  CANCELLED: number;
}

/** An invitation to an interview, for a person or as a shareable link, with its outcome. */
export interface Invitation {
  id: string;
  interviewId: string;
  /** The random part of the link. */
  slug: string;
  /** The link for the invitee. */
  url: string;
  status: InvitationStatus;
  name: string | null;
  email: string | null;
  source: InvitationSource;
  /** Whether the last mail was accepted. */
  sent: boolean;
  sentAt: string | null;
  /** Why the last delivery of the mail failed. */
  error: string | null;
  /** Whether the interview ended before the interviewer had finished. */
  incomplete: boolean;
  endReason: EndReason | null;
  summary: string | null;
  sentiment: Sentiment | null;
  insights: Record<string, unknown> | null;
  /** The seconds in which the interviewer or the invitee was heard. */
  activeSeconds: number;
  /** The number of the invitee's messages. */
  responsesCount: number;
  startedAt: string | null;
  completedAt: string | null;
  reopenedAt: string | null;
  /** The last cancellation; kept on reactivation. */
  cancelledAt: string | null;
  deactivatedAt: string | null;
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
}

/** An invitation with its transcript. */
export interface InvitationWithMessages extends Invitation {
  /** The transcript. */
  messages: Message[];
}

/** A message of the transcript, from the interviewer or the invitee. */
export interface Message {
  id: string;
  /** The position in the transcript, from 0. */
  index: number;
  role: Role;
  content: string;
  sentiment: Sentiment | null;
  insights: Record<string, unknown> | null;
  createdAt: string;
  /** The time since the session's start. */
  offsetMs: number;
  durationMs: number;
  /** Whether the other side interrupted it. */
  interrupted: boolean;
  hasAudio: boolean;
  /** Whether it was typed instead of spoken. */
  typed: boolean;
  /** The session in which it was said, from 1. */
  session: number;
}

/** A temporary address of an audio file, which needs no key. */
export interface AudioUrl {
  /** The address, which needs no key. */
  url: string;
  expiresAt: string;
  contentType: string;
}

/** An interview's public link: each visitor gets their own invitation. */
export interface ShareLink {
  interviewId: string;
  slug: string;
  /** The link for visitors. */
  url: string;
  enabled: boolean;
  askName: AskPolicy;
  askEmail: AskPolicy;
  maxInterviews: number | null;
  /** The maximum number of visits in a day (UTC); null for no limit. */
  maxPerDay: number | null;
  maxPerIpPerDay: number | null;
  opensAt: string | null;
  closesAt: string | null;
  /** Whether each email gets only one invitation. */
  dedupeByContact: boolean;
  /** Whether there is an access code. The code itself is never returned. */
  hasAccessCode: boolean;
  /** Separated by commas; empty if any domain is allowed. */
  allowedEmailDomains: string;
  usageCount: number;
  createdAt: string;
  updatedAt: string;
}

/** A voice that interviewers can speak with. */
export interface Voice {
  id: string;
  name: string;
  /** A BCP 47 tag. */
  language: string;
  gender: Gender | null;
  provider: string;
}

/** Whether an interview or an invitation is archived, and since when. */
export interface ArchiveState {
  id: string;
  archived: boolean;
  archivedAt: string | null;
}

/** An event in the life of an interview or an invitation, and who caused it. */
export interface LogEntry {
  id: string;
  type: LogType;
  interviewId: string;
  invitationId: string | null;
  actor: Actor;
  /** Details, which depend on the type. */
  data: Record<string, unknown>;
  createdAt: string;
}

/** Who caused an entry: a key, a member of the organization, the invitee or the service itself. */
export interface Actor {
  type: ActorType;
  id: string | null;
  label: string | null;
}

/** The state of an invitation. */
export type InvitationStatus = "READY" | "IN_PROGRESS" | "COMPLETED" | "REOPENED" | "CANCELLED";

/** Whether the organization or a visitor of the share link created an invitation. */
export type InvitationSource = "direct" | "share";

/** Why an interview ended. */
export type EndReason =
  "finished" | "maxMinutes" | "maxResponses" | "inviteeEnded" | "abandoned" | "completedByOrganization";

/** The sentiment of a message or an interview. */
export type Sentiment = "positive" | "neutral" | "negative";

/** Who is speaking: `assistant` is the interviewer, `user` is the invitee. */
export type Role = "assistant" | "user";

/** The gender that a voice suggests. */
export type Gender = "female" | "male";

/** Whether the form of a share link asks for a value. */
export type AskPolicy = "off" | "optional" | "required";

/** The kind of an actor. */
export type ActorType = "apiKey" | "user" | "invitee" | "system";

/** The type of a log entry. Later releases may add more. */
export type LogType =
  | "interview.created"
  | "interview.updated"
  | "interview.archived"
  | "interview.restored"
  | "interview.introRegenerated"
  | "interview.firstMessageRegenerated"
  | "invitation.created"
  | "invitation.updated"
  | "invitation.sent"
  | "invitation.sendFailed"
  | "invitation.opened"
  | "invitation.consented"
  | "invitation.started"
  | "invitation.disconnected"
  | "invitation.resumed"
  | "invitation.turnEnded"
  | "invitation.completed"
  | "invitation.cancelled"
  | "invitation.reactivated"
  | "invitation.reopened"
  | "invitation.archived"
  | "invitation.restored"
  | "insights.generated"
  | "share.updated"
  | "webhook.delivered"
  | "webhook.failed"
  | (string & {});

/** An interview to create. */
export interface NewInterview {
  /** What the interview is about. 10 to 50 000 characters. */
  prompt: string;
  /** The name in lists. Generated from the prompt if absent on create. At most 500 characters. */
  title?: string | undefined;
  /** The introduction that the invitee gets before the first question. At most 10 000 characters. */
  intro?: string | undefined;
  /** The opening question. At most 5 000 characters. */
  firstMessage?: string | undefined;
  /** A language tag; any text is accepted. Defaults to the organization's setting, else to the service's. */
  locale?: string | undefined;
  /** Defaults to the organization's setting, else to the first voice of the language. A UUID. */
  voiceId?: string | undefined;
  /** Pre-fills the single invitation if there are no invitees. At most 254 characters. */
  email?: string | undefined;
  /** Each gets an invitation by mail. An empty list counts as absent. At most 500 elements. */
  invitees?: Invitee[] | undefined;
}

/** The changes to an interview. */
export interface InterviewUpdate {
  /** The name in lists. Generated from the prompt if absent on create. At most 500 characters. */
  title?: string | undefined;
  /** What the interview is about. 10 to 50 000 characters. */
  prompt?: string | undefined;
  /** The introduction that the invitee gets before the first question. At most 10 000 characters. */
  intro?: string | undefined;
  /** The opening question. At most 5 000 characters. */
  firstMessage?: string | undefined;
  /** A language tag. 2 to 10 characters. */
  locale?: string | undefined;
  /** The id of a voice. A UUID. */
  voiceId?: string | undefined;
  /** The maximum of active minutes. An integer from 1. */
  maxMinutes?: number | undefined;
  /** The maximum number of the invitee's answers. An integer from 1. */
  maxResponses?: number | undefined;
  /** Ignore the organization's instructions for all interviews. */
  disableOrgSystemPrompt?: boolean | undefined;
}

/** A person to invite by mail. */
export interface Invitee {
  /** The invitee's name. At most 200 characters. */
  name?: string | undefined;
  /** The recipient of the link. At most 254 characters. */
  email: string;
}

/** An invitation to create without a mail. The name and email only pre-fill. */
export interface NewInvitation {
  /** The invitee's name. At most 200 characters. */
  name?: string | undefined;
  /** Pre-fills the email. No mail is sent. At most 254 characters. */
  email?: string | undefined;
}

/** Invitations to create and mail. */
export interface NewInvitations {
  /** 1 to 500 elements. */
  invitees: Invitee[];
}

/** The changes to an invitation. */
export interface InvitationUpdate {
  /** The invitee's name; `null` clears it. At most 200 characters. */
  name: string | null;
}

/** The recipient of an invitation. */
export interface Sending {
  /** The recipient of the link. At most 254 characters. */
  email: string;
}

/** The options for reopening an invitation. */
export interface Reactivation {
  /** Mail the link again when a completed invitation is reopened. */
  sendEmail?: boolean | undefined;
}

/** The changes to a share link. */
export interface ShareLinkUpdate {
  /** Whether the link is enabled. */
  enabled?: boolean | undefined;
  /** Whether the form asks for a name. */
  askName?: AskPolicy | undefined;
  /** Whether the form asks for an email. */
  askEmail?: AskPolicy | undefined;
  /** The maximum number of invitations from the link. An integer from 1. */
  maxInterviews?: number | null | undefined;
  /**
   * The maximum number of visits in a day (UTC). The default is 500; null removes the limit. An integer from
   * 1.
   */
  maxPerDay?: number | null | undefined;
  /** The maximum number of invitations for one IP address in a day. An integer from 1. */
  maxPerIpPerDay?: number | null | undefined;
  /** When the link opens. A `Date`, or RFC 3339 with any offset. */
  opensAt?: string | Date | null | undefined;
  /** When the link closes; must be after `opensAt`. A `Date`, or RFC 3339 with any offset. */
  closesAt?: string | Date | null | undefined;
  /** Whether each email gets only one invitation. A visitor who enters it again gets the link by mail. */
  dedupeByContact?: boolean | undefined;
  /** The code that visitors must enter; an empty text removes it. At most 200 characters. */
  accessCode?: string | undefined;
  /**
   * Separated by commas; empty if any domain is allowed. Enforced if `askEmail` is `required`. At most 5 000
   * characters.
   */
  allowedEmailDomains?: string | undefined;
}

/** The body of every error except 400. */
export interface StandardError {
  /** The HTTP status. */
  statusCode: number;
  /** A short label for the status. */
  error:
    | "Unauthorized"
    | "Forbidden"
    | "Not Found"
    | "Method Not Allowed"
    | "Gone"
    | "Too Many Requests"
    | "Internal Server Error"
    | "Service Unavailable";
  message: string;
}

/** The body of a 400, which lists every rejected value. */
export interface ValidationError {
  statusCode: 400;
  timestamp: string;
  /** The path of the request, without its query. */
  path: string;
  errors: RejectedValue[];
}

/** A rejected value: where it is, and why. */
export interface RejectedValue {
  /** The field names and indexes that lead to the value; empty for the whole body. */
  path: (string | number)[];
  code: ErrorCode;
  message: string;
}

/** Why a value was rejected, as a zod 4 issue code. Later releases may add more. */
export type ErrorCode =
  | "invalid_type"
  | "invalid_value"
  | "invalid_format"
  | "too_small"
  | "too_big"
  | "unrecognized_keys"
  | "custom"
  | (string & {});

/** An invitee has started an interview. */
export interface InterviewStarted {
  type: "interview.started";
  timestamp: string;
  data: {
    interviewId: string;
    interviewTitle: string | null;
    invitationId: string;
    slug: string;
    name: string | null;
    email: string | null;
    startedAt: string;
  };
}

/** An interview is complete, with its transcript. */
export interface InterviewCompleted {
  type: "interview.completed";
  timestamp: string;
  data: {
    interviewId: string;
    interviewTitle: string | null;
    invitationId: string;
    slug: string;
    name: string | null;
    email: string | null;
    startedAt: string;
    completedAt: string;
    /** Whether the interview ended before the interviewer had finished. */
    incomplete: boolean;
    endReason: EndReason;
    activeSeconds: number;
    summary: string | null;
    sentiment: Sentiment | null;
    /** Whether the interview had been completed before and was reopened. */
    resumed: boolean;
    /** The whole transcript. */
    messages: Message[];
  };
}

/** An invitation is erased, with everything about its invitee. */
export interface InvitationErased {
  type: "invitation.erased";
  timestamp: string;
  data: {
    /** The receipt, which the service keeps. */
    erasureId: string;
    interviewId: string;
    invitationId: string;
    requestedAt: string;
    completedAt: string;
  };
}

/** A mail to an invitee was returned after it had been accepted. */
export interface InvitationBounced {
  type: "invitation.bounced";
  timestamp: string;
  data: {
    interviewId: string;
    invitationId: string;
    email: string | null;
    /** What the mail system of the recipient says. */
    reason: string | null;
    bouncedAt: string;
  };
}

/** A test of the endpoint. */
export interface EndpointTest {
  type: "endpoint.test";
  timestamp: string;
  data: Record<string, unknown>;
}

/** The webhook events that this release knows. */
export type KnownEvent =
  InterviewStarted | InterviewCompleted | InvitationErased | InvitationBounced | EndpointTest;
