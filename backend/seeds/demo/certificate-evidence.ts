import { courseGrade, evidenceEdition, type EvidenceGrade, examinedGrade, strongestEvidence } from '@masar/domain';
import type { EvidencePart } from '../../src/modules/courses/index.js';
import type { LearnerCourse } from './learning.js';
import type { CertificateRow } from './rows.js';
import type { Timeline } from './timeline.js';

/** Since so many days certificates say how they were earned; older ones keep what they said then. */
const evidenceAge = 90;

/** What somebody showed in a course besides its quizzes: how, and with which score in percent. */
export interface ShownWork {
  userId: string;
  courseId: string;
  evidence: EvidenceGrade;
  score: string;
  /** As its certificate says it. */
  part: EvidencePart;
}

/** Freezes on each certificate how it was earned, and its grade over all that counted, as at its issue (EVD-3, EVD-4). */
export function freezeEvidence(
  certificates: readonly CertificateRow[],
  learning: readonly LearnerCourse[],
  shown: readonly ShownWork[],
  timeline: Timeline,
): void {
  const since = timeline.daysAgo(evidenceAge);
  const learnedAs = new Map(learning.map((one) => [`${one.enrollment.user_id} ${one.enrollment.course_id}`, one]));
  for (const row of certificates) {
    if (row.issued_at < since) continue;
    const ownWork = shown.filter(({ userId, courseId }) => userId === row.user_id && courseId === row.course_id);
    const evidence = strongestEvidence(ownWork.map((part) => part.evidence));
    row.evidence = evidence;
    if (ownWork.length > 0) row.shown_by = { edition: evidenceEdition, parts: ownWork.map(({ part }) => part) };
    const one = learnedAs.get(`${row.user_id} ${row.course_id}`);
    if (one && ownWork.length > 0) row.grade = courseGrade([...bestScores(one), ...ownWork.map(({ score }) => score)]);
    row.grade = examinedGrade(evidence, row.grade);
  }
}

function bestScores({ quizAttempts }: LearnerCourse): number[] {
  const best = new Map<string, number>();
  for (const { lesson_id, score } of quizAttempts)
    best.set(lesson_id, Math.max(best.get(lesson_id) ?? 0, Number(score)));
  return [...best.values()];
}
