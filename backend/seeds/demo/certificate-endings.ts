import { reasonOfReissue } from '../../src/modules/certificates/certificate/certificate-correction.rules.js';
import { certificateOf, drawCode } from './certificates.js';
import type { LearnerCourse } from './learning.js';
import type { Random } from './random.js';
import type { CertificateCorrectionRow, CertificateRow } from './rows.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

const reasonOfRevocation =
  'تبيّن أن إجابات الاختبارات نُقلت من حساب آخر · The answers to its quizzes were copied from another account';
/** Days from the issue to the revocation, and from the wish for another name to its decision. */
const daysToRevoke = 2;
const daysToDecide = 0.6;
/** The one that is replaced is older than that. */
const replacedAge = 3;

/** The certificate of somebody who copied, revoked by an administrator with its reason (CRT-6). */
export function revokedCertificate(
  one: LearnerCourse,
  adminId: string,
  random: Random,
  timeline: Timeline,
): CertificateRow {
  const completedAt = one.enrollment.completed_at ?? one.enrollment.enrolled_at;
  return {
    ...certificateOf(one, completedAt, random),
    status: 'revoked',
    revoked_reason: reasonOfRevocation,
    revoked_at: timeline.daysAgo(timeline.ageOf(completedAt) - daysToRevoke),
    revoked_by: adminId,
  };
}

/**
 * The latest certificate of achievement that had time for it was issued without the family name: its holder wished for
 * the whole one, and whoever teaches the course had it replaced (CRT-6, CRT-12).
 */
export function replaceCertificate(
  certificates: readonly CertificateRow[],
  learning: readonly LearnerCourse[],
  random: Random,
  timeline: Timeline,
): { successor: CertificateRow; correction: CertificateCorrectionRow } {
  const before = timeline.daysAgo(replacedAge);
  const old = certificates.findLast(({ evidence, issued_at }) => evidence === 'B' && issued_at < before);
  const holder = learning.find(
    ({ enrollment }) => enrollment.user_id === old?.user_id && enrollment.course_id === old.course_id,
  );
  if (!old || !holder) throw new Error('Nobody holds a certificate that could be replaced');
  const { holder_name_ar, holder_name_en } = old;
  const askedAge = (timeline.ageOf(old.issued_at) + holder.person.lastActiveAge) / 2;
  const decidedAt = timeline.daysAgo(askedAge - daysToDecide);
  const by = holder.course.owner.row.id;
  const successor: CertificateRow = {
    ...old,
    id: stableId('certificates', `${holder.enrollment.id} replaced`),
    issued_at: decidedAt,
    verification_code: drawCode(random),
  };
  Object.assign(old, {
    holder_name_ar: withoutFamily(holder_name_ar),
    holder_name_en: withoutFamily(holder_name_en),
    status: 'superseded',
    revoked_reason: reasonOfReissue,
    revoked_at: decidedAt,
    revoked_by: by,
    superseded_by: successor.id,
  } satisfies Partial<CertificateRow>);
  return {
    successor,
    correction: {
      id: stableId('certificate_corrections', old.id),
      certificate_id: old.id,
      holder_name_ar,
      holder_name_en,
      note: 'نسيت أن أكتب اسم العائلة حين أكّدت اسمي.',
      state: 'made',
      asked_at: timeline.daysAgo(askedAge),
      decided_by: by,
      decided_at: decidedAt,
    },
  };
}

const withoutFamily = (name: string): string => name.split(' ').slice(0, -1).join(' ');
