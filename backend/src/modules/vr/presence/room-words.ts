import { type PoseWords, typedProse, vrLimits, vrRoomHalf } from '@masar/domain';
import { isUuid } from '#platform/database/is-uuid';

const highest = 3;

const isWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

/** A pose inside the room; undefined for anything else, NaN included. */
export function readPose(words: unknown): PoseWords | undefined {
  if (!Array.isArray(words) || words.length !== 4) return undefined;
  const [x, y, z, yaw] = words as unknown[];
  if (!isWithin(x, -vrRoomHalf, vrRoomHalf) || !isWithin(z, -vrRoomHalf, vrRoomHalf)) return undefined;
  if (!isWithin(y, 0, highest) || !isWithin(yaw, -7, 7)) return undefined;
  return [rounded(x), rounded(y), rounded(z), rounded(yaw)];
}

/** Overrides could make a text read as something else. */
const unsafe = /[\p{Cs}\u202D\u202E]/u;

/** What somebody wrote, as prose of one line; undefined where it is empty, too long or no honest text (SEC-6). */
export function readChat(text: unknown): string | undefined {
  if (typeof text !== 'string' || text.length > 2 * vrLimits.chatMaximum) return undefined;
  const written = typedProse(text).replace(/\s+/gu, ' ');
  if (written === '' || written.length > vrLimits.chatMaximum || unsafe.test(text)) return undefined;
  return written;
}

export const readFlag = (value: unknown): boolean | undefined => (typeof value === 'boolean' ? value : undefined);

export const readId = (value: unknown): string | undefined => (isUuid(value) ? value : undefined);

/** The number of a slide or station. */
export const readNumber = (value: unknown): number | undefined =>
  Number.isInteger(value) && isWithin(value, 0, 99) ? value : undefined;
