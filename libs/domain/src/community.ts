import { normalizeText } from './search/normalize.ts';

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

const fences = /^(```|~~~)[^]*?^\1/gm;
const inlineCode = /`[^`\n]+`/g;
/**
 * Not inside an address of mail or web, though a word of one letter may be joined to it as Arabic joins it: و@, لـ@. Words
 * that follow after a blank may belong to the name.
 */
const mention =
  /(?<![\p{L}\p{M}\p{N}_@./])[وف]?[بلك]?\u0640{0,9}@((?:[\p{L}\p{M}\p{N}_\u200C]|[-'’](?=\p{L})){2,60})(?=((?:[ \u00A0]{1,3}(?:[\p{L}\p{M}\p{N}_\u200C]|[-'’](?=\p{L})){1,40}){0,4}))/gu;

/**
 * Names called with @ in a Markdown text, code left out: of each call what may be the name, the longest first, with `_`
 * for a blank inside it (NTF-1).
 */
export function calledNames(markdown: string): string[][] {
  const prose = markdown.replace(fences, ' ').replace(inlineCode, ' ');
  const calls = new Map<string, string[]>();
  for (const [, name = '', after = ''] of prose.matchAll(mention)) {
    const words = after.split(/[ \u00A0]+/).filter(Boolean);
    const ways = words.map((_, at) => mentionOf([name, ...words.slice(0, words.length - at)].join(' ')));
    calls.set([...ways, name].join(' '), [...ways, mentionOf(name)]);
    if (calls.size === communityLimits.mentionsMaximum) break;
  }
  return [...calls.values()];
}

/** How a person is called with @. */
export const mentionOf = (name: string): string => name.normalize('NFC').trim().replace(/\s+/g, '_');

/** What spellings of a called name have in common: hamza, marks and letters of other keyboards make no difference. */
export const mentionKey = (name: string): string =>
  normalizeText(name)
    .trim()
    .replace(/[\s_]+/g, '_');

/** Each part begins at a fixed sign, so that no text of any length takes longer than one look over it (SEC-14). */
const link =
  /https?:\/\/|\bwww\.|\b(?:t\.me|wa\.me|bit\.ly)\/|\]\([^)\n]|[a-z0-9-]\.(?:com|net|org|info|io|me|xyz|shop|online|iq)\b/i;

/** Whether a text leads elsewhere: what spam is about. */
export const holdsLink = (text: string): boolean => link.test(text);
