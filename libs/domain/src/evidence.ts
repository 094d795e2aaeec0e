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
