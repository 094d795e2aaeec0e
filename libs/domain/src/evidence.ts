/**
 * How what a certificate says was shown (EVD-4, EVD-8): A all that was required was marked by a person; B passed on freshly
 * drawn papers as `drawingProof` asks for; C took part.
 */
export const evidenceGrades = ['A', 'B', 'C'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** What several parts of a course show: the strongest of them, C where none shows more. */
export const strongestEvidence = (shown: readonly EvidenceGrade[]): EvidenceGrade =>
  evidenceGrades.find((grade) => shown.includes(grade)) ?? 'C';

/** Certificates from before there were grades of evidence keep their text, and are shown as C. */
export const shownEvidence = (evidence: EvidenceGrade | null): EvidenceGrade => evidence ?? 'C';

/** The grade that a certificate may state: what a participant knows was examined by nobody, so theirs is none (EVD-4). */
export const examinedGrade = <Grade>(evidence: EvidenceGrade | null, grade: Grade): Grade | null =>
  shownEvidence(evidence) === 'C' ? null : grade;

/**
 * What a paper needs to be evidence B (EVD-8): so many questions that cannot be guessed, nothing but drawn ones, from so
 * many times as many, such a pass mark in percent, at most so many attempts besides those that were granted, so many minutes
 * between two of them, and at most such a chance to pass in one of them by guessing.
 */
export const drawingProof = {
  items: 10,
  timesAsMany: 6,
  passMark: 60,
  attempts: 3,
  pauseMinutes: 10,
  luck: 0.05,
} as const;

/** The pass mark in percent from which a person's mark makes work evidence A (EVD-8). */
export const markedWorkPassMark = 60;

/** A paper as it is looked at for evidence. */
export interface WeighedPaper {
  /** How many questions it asks. */
  asked: number;
  /** How many of them chance chose. */
  drawn: number;
  /** How many of those cannot be guessed. */
  proving: number;
  /** From how many that cannot be guessed those were drawn. */
  drawnFrom: number;
  /** Percent. */
  passMark: number;
  /** How many attempts its rules allow. */
  attempts: number;
  /** Minutes between two of them. */
  pauseMinutes: number;
  /** How likely somebody who knows nothing passes in one of them, from 0 to 1. */
  luck: number;
}

/** What a paper lacks to be evidence B, in the order in which an author would mend it. */
export const drawingLackCodes = [
  'fixed-questions',
  'few-questions',
  'small-bank',
  'low-pass-mark',
  'many-attempts',
  'short-pause',
  'by-luck',
] as const;
export type DrawingLack = (typeof drawingLackCodes)[number];

export function drawingLacks(paper: WeighedPaper): DrawingLack[] {
  const { asked, drawn, proving, drawnFrom, passMark, attempts, pauseMinutes, luck } = paper;
  const isPaused = attempts === 1 || pauseMinutes >= drawingProof.pauseMinutes;
  // Of too few questions nobody needs to hear that they can be guessed together.
  const isLucky = proving >= drawingProof.items && luck > drawingProof.luck;
  return [
    ...(drawn === asked ? [] : (['fixed-questions'] as const)),
    ...(proving >= drawingProof.items ? [] : (['few-questions'] as const)),
    ...(drawnFrom >= drawingProof.timesAsMany * Math.max(1, proving) ? [] : (['small-bank'] as const)),
    ...(passMark >= drawingProof.passMark ? [] : (['low-pass-mark'] as const)),
    ...(attempts <= drawingProof.attempts ? [] : (['many-attempts'] as const)),
    ...(isPaused ? [] : (['short-pause'] as const)),
    ...(isLucky ? (['by-luck'] as const) : []),
  ];
}

/**
 * The edition of the rule by which certificates are given their grade of evidence now. 0 is from before there were grades; 1
 * took banks three times as large, any pass mark and one marked piece of work; 2 knew neither luck nor a floor for work, and
 * took constant answers of options (EVD-8).
 */
export const evidenceEdition = 3;

/** By which edition a certificate was given its grade; only those since 2 name it. */
export const shownEdition = (evidence: EvidenceGrade | null, edition: number | undefined): number =>
  edition ?? (evidence === null ? 0 : 1);
