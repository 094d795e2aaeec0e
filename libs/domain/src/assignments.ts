/** What may be handed in for an assignment (ASG-1). */
export const workKinds = ['text', 'files', 'photos', 'voice', 'links'] as const;
export type WorkKind = (typeof workKinds)[number];

/** What becomes of work that comes after its day. */
export const lateRules = ['refused', 'accepted'] as const;
export type LateRule = (typeof lateRules)[number];

/** Where somebody's work is; a draft is only its writer's. */
export const submissionStates = ['draft', 'waiting', 'marked', 'returned'] as const;
export type SubmissionState = (typeof submissionStates)[number];

export const assignmentLimits = {
  titleMaximum: 200,
  taskMaximum: 20_000,
  textMaximum: 20_000,
  linksMaximum: 10,
  filesMaximum: 10,
  /** Bytes of a file. */
  fileBytes: 20 * 1024 * 1024,
  resubmissionsMaximum: 10,
  groupSizeMaximum: 20,
  groupsMaximum: 500,
  rowsMaximum: 10,
  levelsMaximum: 6,
  pointsMaximum: 100,
  commentMaximum: 4000,
  notesMaximum: 50,
  answersMaximum: 50,
  /** Photos are drawn so that they fit into a square of this side, in pixels, and into so many bytes. */
  photoSide: 1600,
  photoBytes: 300_000,
  /** A voice note ends by itself after so many seconds, at so many bits per second where the browser obeys. */
  voiceSeconds: 180,
  voiceBitsPerSecond: 24_000,
  /** Bytes of a voice note; what a browser records at its own rate fits too. */
  voiceBytes: 4_000_000,
  voiceNotesMaximum: 3,
  /** Voice notes and files that come with a mark. */
  feedbackMaximum: 5,
} as const;

/** What learners do with the work of others (ASG-2). */
export const peerReviewLimits = {
  /** Reviews that each piece of work is to get, and each person to write. */
  reviewsMaximum: 5,
  /** What somebody may write beyond that while work still lacks reviews. */
  extraReviews: 2,
  /** Until when a review that was begun is kept for who began it. */
  hoursToFinish: 72,
  /** A review that differs from the median by more, in percent of the points, waits for who teaches. */
  outlierPercent: 25,
  instructionsMaximum: 4000,
  reasonMaximum: 500,
} as const;

/** What somebody says of a review of their work. */
export const reviewOpinions = ['helpful', 'unfair'] as const;
export type ReviewOpinion = (typeof reviewOpinions)[number];

/** Why a peer result is not to be taken unseen: too few reviews, one far from the others, one reported. */
export const peerFlags = ['few', 'outlier', 'reported'] as const;
export type PeerFlag = (typeof peerFlags)[number];

export interface RubricLevel {
  titleAr: string;
  titleEn: string;
  /** Whole points. */
  points: number;
}

/** One criterion with its levels, the lowest first. */
export interface RubricRow {
  titleAr: string;
  titleEn: string;
  levels: RubricLevel[];
}

/** The level that a row was given; both are places in the rubric, from 0. */
export interface ChosenLevel {
  row: number;
  level: number;
}

/** A remark on a place of the handed in text, in UTF-16 units; the quote is what stands there. */
export interface PlaceNote {
  from: number;
  to: number;
  quote: string;
  text: string;
}

/** What holds for the day of an assignment, for one person. */
export interface DueTerms {
  dueAt: Date | null;
  lateRule: LateRule;
  /** Until when late work is taken; for ever where it is absent. */
  acceptedUntil: Date | null;
}

const dayMs = 86_400_000;

/** The terms of somebody with an extension: its day replaces an earlier one, and what is taken until then grows along. */
export function extendedTerms(terms: DueTerms, extendedTo: Date | null): DueTerms {
  if (!extendedTo || !terms.dueAt || extendedTo <= terms.dueAt) return terms;
  const acceptedUntil = terms.acceptedUntil && terms.acceptedUntil < extendedTo ? extendedTo : terms.acceptedUntil;
  return { ...terms, dueAt: extendedTo, acceptedUntil };
}

/** Begun days after the due moment, 0 in time, and whether work is no longer taken (ASG-1). */
export function latenessAt(
  { dueAt, lateRule, acceptedUntil }: DueTerms,
  at: Date,
): { daysLate: number; isRefused: boolean } {
  if (!dueAt || at <= dueAt) return { daysLate: 0, isRefused: false };
  const isRefused = lateRule === 'refused' || (acceptedUntil !== null && at > acceptedUntil);
  return { daysLate: Math.ceil((at.getTime() - dueAt.getTime()) / dayMs), isRefused };
}

/** The most that a rubric gives. */
export const rubricMaximum = (rubric: readonly RubricRow[]): number =>
  rubric.reduce((sum, { levels }) => sum + Math.max(...levels.map(({ points }) => points)), 0);

/** Points of the chosen levels; undefined unless each row has exactly one of its own levels. */
export function rubricPoints(rubric: readonly RubricRow[], chosen: readonly ChosenLevel[]): number | undefined {
  if (chosen.length !== rubric.length || new Set(chosen.map(({ row }) => row)).size !== rubric.length) return undefined;
  let points = 0;
  for (const { row, level } of chosen) {
    const found = rubric[row]?.levels[level];
    if (!found) return undefined;
    points += found.points;
  }
  return points;
}

const hundredthsOf = (percent: string): number => Math.round(Number(percent) * 100);

/**
 * Percent of the points, less what each begun day late costs, as a decimal string and never below 0. Counted in whole
 * hundredths, halves up.
 */
export function workScore(points: number, maximum: number, late: { days: number; percentPerDay: string }): string {
  const full = Math.floor((points * 10_000 * 2 + maximum) / (maximum * 2));
  return (Math.max(0, full - late.days * hundredthsOf(late.percentPerDay)) / 100).toFixed(2);
}
