/** Sizes of what is written in the forum (COM-1, COM-4). */
export const communityLimits = {
  titleMinimum: 3,
  titleMaximum: 200,
  contentMaximum: 20_000,
  reportNoteMaximum: 1000,
  moderationReasonMaximum: 500,
  /** More people are not called by one post. */
  mentionsMaximum: 10,
} as const;

/** `pending` waits for review, `hidden` was taken away by a moderator, `deleted` by its author. */
export const postStatuses = ['visible', 'pending', 'hidden', 'deleted'] as const;
export type PostStatus = (typeof postStatuses)[number];

/**
 * Which discussions a list holds and in which order: the newest, those in which something happened last, those that wait
 * for their first reply, those with an accepted answer (COM-9).
 */
export const discussionViews = ['newest', 'active', 'unanswered', 'solved'] as const;
export type DiscussionView = (typeof discussionViews)[number];

/** As what somebody answers: as instructor, in a lesson of that course, or for those who run the platform (COM-8). */
export const answeringAs = ['instructor', 'staff'] as const;
export type AnsweringAs = (typeof answeringAs)[number];

/** Why somebody reports a post, the most frequent first. */
export const reportReasons = ['spam', 'abuse', 'off-topic', 'personal-data', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `upheld`: the moderators agreed; `dismissed`: they did not. */
export const reportStatuses = ['open', 'upheld', 'dismissed'] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** What moderators do to a post. */
export const moderationActions = ['pin', 'unpin', 'lock', 'unlock', 'hide', 'unhide', 'move', 'approve'] as const;
export type ModerationAction = (typeof moderationActions)[number];

/** Each part begins at a fixed sign, so that no text of any length takes longer than one look over it (SEC-14). */
const link =
  /https?:\/\/|\bwww\.|\b(?:t\.me|wa\.me|bit\.ly)\/|\]\([^)\n]|[a-z0-9-]\.(?:com|net|org|info|io|me|xyz|shop|online|iq)\b/i;

/** Whether a text leads elsewhere: what spam is about. */
export const holdsLink = (text: string): boolean => link.test(text);
