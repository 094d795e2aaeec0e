import { withoutUnseenInProse } from '../../typed/typed-text.ts';

/** The longest text of an answer. */
export const longestAnswer = 1000;

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
export const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= longestAnswer;

/** Whether these are ids of parts, each at most once. */
export const areDifferent = (sent: unknown, parts: readonly { id: string }[]): sent is string[] =>
  Array.isArray(sent) && new Set(sent).size === sent.length && sent.every((id) => parts.some((part) => part.id === id));

/** What was typed, where it is no longer than an answer may be. */
export const typedIn = ({ text }: Readonly<Record<string, unknown>>) =>
  isText(text) ? { text: withoutUnseenInProse(text) } : undefined;
