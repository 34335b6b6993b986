// Written from the OpenAPI document by `cargo xtask sdk`: change that, not this.

// Times that are answered are RFC 3339 in UTC with milliseconds, ids are UUIDs. What is missing is `null`.

/** What is asked, with those who are invited to it. */
export interface Interview {
  id: string;
  /** Made from the prompt when none is given. */
  title: string | null;
  /** What the interview is about. */
  prompt: string;
  /** What the invitee is told before the first question. */
  intro: string | null;
  /** The opening question. */
  firstMessage: string | null;
  /** The language tag as it was given. */
  locale: string;
  voiceId: string;
  /** Compared with the active time. */
  maxMinutes: number | null;
  /** Compared with the number of the invitee's messages. */
  maxResponses: number | null;
  disableOrgSystemPrompt: boolean;
  /** Hidden from default listings. */
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Live invitations: neither archived nor deactivated. 1 is single mode, more is bulk. */
  invitationsCount: number;
  /** Those not archived; deactivated and cancelled ones are among them. */
  invitations: Invitation[];
}

/** An interview of a list: its invitations are counted, not listed. */
export interface ListedInterview {
  id: string;
  /** Made from the prompt when none is given. */
  title: string | null;
  /** What the interview is about. */
  prompt: string;
  /** What the invitee is told before the first question. */
  intro: string | null;
  /** The opening question. */
  firstMessage: string | null;
  /** The language tag as it was given. */
  locale: string;
  voiceId: string;
  /** Compared with the active time. */
  maxMinutes: number | null;
  /** Compared with the number of the invitee's messages. */
  maxResponses: number | null;
  disableOrgSystemPrompt: boolean;
  /** Hidden from default listings. */
  archived: boolean;
  archivedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Live invitations: neither archived nor deactivated. 1 is single mode, more is bulk. */
  invitationsCount: number;
  invitationCounts: InvitationCounts;
}

/** How many invitations are in each status, archived ones left out. */
export interface InvitationCounts {
  READY: number;
  IN_PROGRESS: number;
  COMPLETED: number;
  REOPENED: number;
  CANCELLED: number;
}

/** A person's, or a link's, way into an interview, and what came of it. */
export interface Invitation {
  id: string;
  interviewId: string;
  /** The unguessable part of the link. */
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
  /** The last failure to deliver the mail. */
  error: string | null;
  /** Whether it ended before the interviewer was through. */
  incomplete: boolean;
  endReason: EndReason | null;
  summary: string | null;
  sentiment: Sentiment | null;
  insights: Record<string, unknown> | null;
  /** In which the interviewer or the invitee was heard. */
  activeSeconds: number;
  /** Messages of the invitee. */
  responsesCount: number;
  startedAt: string | null;
  completedAt: string | null;
  reopenedAt: string | null;
  /** The last time; kept when it is reactivated. */
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

/** What the interviewer or the invitee said at a time. */
export interface Message {
  id: string;
  /** Its place in the transcript, from 0. */
  index: number;
  role: Role;
  content: string;
  sentiment: Sentiment | null;
  insights: Record<string, unknown> | null;
  createdAt: string;
  /** From the session's start. */
  offsetMs: number;
  durationMs: number;
  /** Whether the other side cut it off. */
  interrupted: boolean;
  hasAudio: boolean;
  /** Written, not said. */
  typed: boolean;
  /** The session in which it was said, from 1. */
  session: number;
}

/** Where audio can be fetched for a while, without a key. */
export interface AudioUrl {
  /** Needs no key. */
  url: string;
  expiresAt: string;
  contentType: string;
}

/** An interview's public door: each visitor gets an invitation of their own. */
export interface ShareLink {
  interviewId: string;
  slug: string;
  /** The link for visitors. */
  url: string;
  enabled: boolean;
  askName: AskPolicy;
  askEmail: AskPolicy;
  maxInterviews: number | null;
  /** The most visits of a day (UTC); null for any number. */
  maxPerDay: number | null;
  maxPerIpPerDay: number | null;
  opensAt: string | null;
  closesAt: string | null;
  /** Whether an email has one invitation only. */
  dedupeByContact: boolean;
  /** The code itself is never answered. */
  hasAccessCode: boolean;
  /** Separated by commas; empty when any is allowed. */
  allowedEmailDomains: string;
  usageCount: number;
  createdAt: string;
  updatedAt: string;
}

/** A voice in which interviews can be held. */
export interface Voice {
  id: string;
  name: string;
  /** A BCP 47 tag. */
  language: string;
  gender: Gender | null;
  provider: string;
}

/** Whether a thing is archived, and since when. */
export interface ArchiveState {
  id: string;
  archived: boolean;
  archivedAt: string | null;
}

/** What happened to an interview or an invitation, and who did it. */
export interface LogEntry {
  id: string;
  type: LogType;
  interviewId: string;
  invitationId: string | null;
  actor: Actor;
  /** What the type has to tell. */
  data: Record<string, unknown>;
  createdAt: string;
}

/** Who did something: a key, a member of the organization, the invitee, or the service itself. */
export interface Actor {
  type: ActorType;
  id: string | null;
  label: string | null;
}

/** Where an invitation is between being made and being complete. */
export type InvitationStatus = "READY" | "IN_PROGRESS" | "COMPLETED" | "REOPENED" | "CANCELLED";

/** Whether the organization made an invitation, or a visitor of the share link did. */
export type InvitationSource = "direct" | "share";

/** Why an interview is over. */
export type EndReason =
  "finished" | "maxMinutes" | "maxResponses" | "inviteeEnded" | "abandoned" | "completedByOrganization";

/** How something sounds. */
export type Sentiment = "positive" | "neutral" | "negative";

/** Who speaks: the interviewer is the assistant, the invitee the user. */
export type Role = "assistant" | "user";

/** How a voice sounds. */
export type Gender = "female" | "male";

/** Whether the form of a share link asks for something. */
export type AskPolicy = "off" | "optional" | "required";

/** What kind of actor did something. */
export type ActorType = "apiKey" | "user" | "invitee" | "system";

/** What happened. Later releases may add to these. */
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

/** An interview to be made. */
export interface NewInterview {
  /** What the interview is about. 10 to 50 000 characters. */
  prompt: string;
  /** What lists call it. Made from the prompt when absent on create. At most 500 characters. */
  title?: string | undefined;
  /** What the invitee is told before the first question. At most 10 000 characters. */
  intro?: string | undefined;
  /** The opening question. At most 5 000 characters. */
  firstMessage?: string | undefined;
  /** A language tag; any text is taken. The organization's default, else the service's, when absent. */
  locale?: string | undefined;
  /** The organization's default, else the first voice of the language, when absent. A UUID. */
  voiceId?: string | undefined;
  /** Pre-fills the single invitation when there are no invitees. At most 254 characters. */
  email?: string | undefined;
  /** One invitation is made and mailed for each. An empty list counts as absent. At most 500 elements. */
  invitees?: Invitee[] | undefined;
}

/** What is to change of an interview. */
export interface InterviewUpdate {
  /** What lists call it. Made from the prompt when absent on create. At most 500 characters. */
  title?: string | undefined;
  /** What the interview is about. 10 to 50 000 characters. */
  prompt?: string | undefined;
  /** What the invitee is told before the first question. At most 10 000 characters. */
  intro?: string | undefined;
  /** The opening question. At most 5 000 characters. */
  firstMessage?: string | undefined;
  /** A language tag. 2 to 10 characters. */
  locale?: string | undefined;
  /** One of the voices. A UUID. */
  voiceId?: string | undefined;
  /** The most active minutes of an interview. An integer from 1. */
  maxMinutes?: number | undefined;
  /** The most answers of an invitee. An integer from 1. */
  maxResponses?: number | undefined;
  /** Leave out what the organization wants of all its interviews. */
  disableOrgSystemPrompt?: boolean | undefined;
}

/** Somebody to be invited and mailed. */
export interface Invitee {
  /** The invitee's name. At most 200 characters. */
  name?: string | undefined;
  /** Where the link is mailed. At most 254 characters. */
  email: string;
}

/** An invitation to be made without a mail; name and email only pre-fill. */
export interface NewInvitation {
  /** The invitee's name. At most 200 characters. */
  name?: string | undefined;
  /** Pre-fills the email. Nothing is mailed. At most 254 characters. */
  email?: string | undefined;
}

/** Invitations to be made and mailed. */
export interface NewInvitations {
  /** 1 to 500 elements. */
  invitees: Invitee[];
}

/** What is to change of an invitation. */
export interface InvitationUpdate {
  /** The invitee's name; `null` clears it. At most 200 characters. */
  name: string | null;
}

/** Where an invitation is to be mailed. */
export interface Sending {
  /** Where the link is mailed. At most 254 characters. */
  email: string;
}

/** How an invitation is to be opened again. */
export interface Reactivation {
  /** Mail the link again when a completed one is opened. */
  sendEmail?: boolean | undefined;
}

/** What is to change of a share link. */
export interface ShareLinkUpdate {
  /** Whether the link is open. */
  enabled?: boolean | undefined;
  /** Whether the form asks for a name. */
  askName?: AskPolicy | undefined;
  /** Whether the form asks for an email. */
  askEmail?: AskPolicy | undefined;
  /** The most invitations of the link. An integer from 1. */
  maxInterviews?: number | null | undefined;
  /** The most visits of a day (UTC); 500 until it is set, null for any number. An integer from 1. */
  maxPerDay?: number | null | undefined;
  /** The most invitations for one address in a day. An integer from 1. */
  maxPerIpPerDay?: number | null | undefined;
  /** From when on it is open. A `Date`, or RFC 3339 with any offset. */
  opensAt?: string | Date | null | undefined;
  /** When it closes; after opensAt. A `Date`, or RFC 3339 with any offset. */
  closesAt?: string | Date | null | undefined;
  /** Whether an email has one invitation only. Who enters it again is sent the link by mail. */
  dedupeByContact?: boolean | undefined;
  /** What visitors have to know; an empty one takes the code away. At most 200 characters. */
  accessCode?: string | undefined;
  /**
   * Separated by commas; empty when any is allowed. Enforced when askEmail is `required`. At most 5 000
   * characters.
   */
  allowedEmailDomains?: string | undefined;
}

/** Every error but a 400. */
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

/** A 400: every value that was rejected. */
export interface ValidationError {
  statusCode: 400;
  timestamp: string;
  /** The path of the request, without its query. */
  path: string;
  errors: RejectedValue[];
}

/** One rejected value: where it is, and why. */
export interface RejectedValue {
  /** Names of fields and indexes that lead to the value; empty for the whole body. */
  path: (string | number)[];
  code: ErrorCode;
  message: string;
}

/** Why a value is rejected: the codes of zod 4. Later releases may add to these. */
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
    /** Whether it ended before the interviewer was through. */
    incomplete: boolean;
    endReason: EndReason;
    activeSeconds: number;
    summary: string | null;
    sentiment: Sentiment | null;
    /** Whether it was complete before, and was opened again. */
    resumed: boolean;
    /** The whole transcript. */
    messages: Message[];
  };
}

/** Somebody tests the endpoint. */
export interface EndpointTest {
  type: "endpoint.test";
  timestamp: string;
  data: Record<string, unknown>;
}

/** What endpoints of an organization are told, as far as this release knows. */
export type KnownEvent = InterviewStarted | InterviewCompleted | EndpointTest;
