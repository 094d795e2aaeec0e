import type { EvidenceGrade } from '@masar/domain';
import { eachLanguage, formatDate, formatNumber, listed } from '@masar/i18n';
import { isolate } from '#platform/pdf/bidi-runs';
import { certificatePaperTexts } from './certificate-paper.messages.js';

/** What a certificate is called: by how it was shown, or as all were before that was told (EVD-4). */
export type CertificateKind = 'former' | 'achievement' | 'participation';

export function kindOf(evidence: EvidenceGrade | null): CertificateKind {
  if (evidence === null) return 'former';
  return evidence === 'C' ? 'participation' : 'achievement';
}

/** What the paper says around the snapshot, names in it kept together. */
export const certificateTexts = eachLanguage((language) => {
  const text = certificatePaperTexts[language];
  const kept = (name: string): string => isolate(name, language);
  return {
    ...text,
    completed: (course: string, kind: CertificateKind) => text.completed(kept(course), kind),
    grade: (percent: string) => text.grade(formatNumber(language, Number(percent))),
    skills: (names: readonly string[]) => text.skills(listed(names.map(kept), language)),
    date: (day: Date) => formatDate(language, day),
  };
});
