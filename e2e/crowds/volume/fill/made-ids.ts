/** Kinds of rows whose ids are counted, so that rows name each other without being looked up. */
export const kinds = {
  person: 1,
  course: 2,
  lesson: 3,
  enrolment: 4,
  progress: 5,
  forum: 6,
  discussion: 7,
  reply: 8,
  instructor: 9,
  certificate: 10,
  notification: 11,
  event: 12,
  job: 13,
  opportunity: 14,
  audit: 15,
} as const;

export type Kind = keyof typeof kinds;

/** The id of the nth row of a kind: in the order of time, as ids of the application are. */
export const madeId = (kind: Kind, n: number): string =>
  `0190${kinds[kind].toString(16).padStart(4, '0')}-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

/** The same in SQL, of an expression. */
export const sqlId = (kind: Kind, n: string): string =>
  `('0190${kinds[kind].toString(16).padStart(4, '0')}-0000-7000-8000-' || lpad(to_hex((${n})::bigint), 12, '0'))::uuid`;

/** Lessons count on within their course. */
export const lessonNumber = (course: string, place: string): string => `(${course}) * 100 + (${place})`;

/** A number from 0 to 2^31 - 1 that looks like chance and is the same each time. */
export const sqlChance = (n: string, salt: number): string =>
  `(hashint8((${n})::bigint * 1009 + ${salt}) & 2147483647)::bigint`;
