/**
 * How what a certificate says was shown (EVD-4): A marked by a person or taken under supervision; B passed on freshly drawn
 * papers of at least ten items, of a bank three times as large; C took part.
 */
export const evidenceGrades = ['A', 'B', 'C'] as const;
export type EvidenceGrade = (typeof evidenceGrades)[number];

/** What several parts of a course show: the strongest of them, C where none shows more. */
export const strongestEvidence = (shown: readonly EvidenceGrade[]): EvidenceGrade =>
  evidenceGrades.find((grade) => shown.includes(grade)) ?? 'C';

/** Certificates from before there were grades of evidence keep their text, and are shown as C. */
export const shownEvidence = (evidence: EvidenceGrade | null): EvidenceGrade => evidence ?? 'C';

/** What a paper needs to be evidence B: so many questions, all drawn, from so many times as many (EVD-4). */
export const drawingProof = { items: 10, timesAsMany: 3 } as const;

/**
 * Whether passing such a paper is evidence B.
 *
 * @param paper how many questions it asks, how many of them were drawn, and from how many
 */
export const provesByDrawing = (paper: { asked: number; drawn: number; drawnFrom: number }): boolean =>
  paper.drawn >= drawingProof.items &&
  paper.drawn === paper.asked &&
  paper.drawnFrom >= drawingProof.timesAsMany * paper.drawn;
