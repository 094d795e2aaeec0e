import type { components } from '@masar/contracts';
import { type Language, pickLocalized } from '@masar/i18n';
import { Link } from 'react-router-dom';
import { choice, defineFields, moment, pair, percent, reference } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';
import styles from './Certificates.module.css';

export type Certificate = components['schemas']['CertificateRecord'];

const status = choice<Certificate['status']>(
  {
    pending: { ar: 'قيد الانتظار', en: 'Pending' },
    verified: { ar: 'صالحة', en: 'Valid' },
    revoked: { ar: 'ملغاة', en: 'Revoked' },
    superseded: { ar: 'مستبدلة', en: 'Replaced' },
  },
  { tones: { pending: 'yellow', verified: 'green', revoked: 'red', superseded: 'neutral' } },
);

/** As where certificates are verified (EVD-4). */
const evidence = choice<Certificate['evidence']>(
  {
    A: { ar: 'إنجاز (أ)', en: 'Achievement (A)' },
    B: { ar: 'إنجاز (ب)', en: 'Achievement (B)' },
    C: { ar: 'مشاركة (ج)', en: 'Participation (C)' },
  },
  { tones: { A: 'blue', B: 'blue', C: 'neutral' } },
);

const courseOf = (row: Certificate, { language }: { language: Language }): string =>
  pickLocalized(row, 'courseTitle', language);

export const certificateFields = defineFields<Certificate>()({
  certificateNumber: {
    label: { ar: 'رقم الشهادة', en: 'Number' },
    column: 'sorted',
    tell: ({ certificateNumber }) => (
      <bdi dir="ltr" className={styles.number}>
        {certificateNumber}
      </bdi>
    ),
  },
  status: { label: { ar: 'الحالة', en: 'Status' }, as: status, column: true, show: true, filter: true },
  evidence: { label: { ar: 'النوع', en: 'Kind' }, as: evidence, column: true, show: true, filter: true },
  holderName: {
    label: { ar: 'الاسم على الشهادة', en: 'Name on the certificate' },
    heading: { ar: 'صاحبها', en: 'Holder' },
    as: pair(),
    column: true,
    show: true,
  },
  userId: {
    label: { ar: 'صاحبها', en: 'Holder' },
    as: reference('users', personChoice),
    show: 'known',
    filter: true,
    fact: ({ userId }, { language }) =>
      userId && <Link to={`/users/${userId}/show`}>{{ ar: 'فتح حسابه', en: 'Open the account' }[language]}</Link>,
  },
  courseId: {
    label: { ar: 'الدورة', en: 'Course' },
    as: reference('courses', 'title'),
    column: true,
    show: true,
    filter: true,
    tell: courseOf,
    fact: (row, locale) => (
      <RecordLink resource="courses" id={row.courseId}>
        {courseOf(row, locale)}
      </RecordLink>
    ),
    csv: courseOf,
  },
  grade: { label: { ar: 'الدرجة', en: 'Grade' }, as: percent, column: true, show: true },
  issuedAt: { label: { ar: 'صدرت في', en: 'Issued on' }, as: moment, column: 'sorted', show: true, filter: true },
  verificationCode: {
    label: { ar: 'رمز التحقق', en: 'Verification code' },
    column: 'exported',
    show: true,
    fact: ({ verificationCode }) => (
      <a href={`/verify/${verificationCode}`} target="_blank" rel="noreferrer" dir="ltr">
        {verificationCode}
      </a>
    ),
  },
  revokedAt: { label: { ar: 'لم تعد سارية منذ', en: 'Not valid since' }, as: moment, show: 'known' },
  revokedReason: {
    label: { ar: 'لماذا لم تعد سارية', en: 'Why it is not valid' },
    column: 'exported',
    show: 'known',
  },
  revokedByName: { label: { ar: 'بقرار من', en: 'Decided by' }, show: 'known' },
  reviewAskedAt: { label: { ar: 'طُلبت مراجعتها في', en: 'Review asked for on' }, as: moment, show: 'known' },
  reviewNote: { label: { ar: 'ما كتبه المتعلّم', en: 'What the learner wrote' }, show: 'known' },
  sentBackReason: { label: { ar: 'سبب إعادتها', en: 'Why it was sent back' }, show: 'known' },
  supersededBy: {
    label: { ar: 'حلّت محلها', en: 'Replaced by' },
    show: 'known',
    fact: ({ supersededBy }, { language }) =>
      supersededBy && (
        <Link to={`/certificates/${supersededBy}/show`}>
          {{ ar: 'فتح الشهادة الجديدة', en: 'Open the new certificate' }[language]}
        </Link>
      ),
  },
});
