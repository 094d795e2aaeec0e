import type { components } from '@masar/contracts';
import { inEach, type Language, pickLocalized } from '@masar/i18n';
import { Link } from 'react-router-dom';
import { choice, defineFields, moment, pair, percent, reference } from '../records/fields';
import { personChoice } from '../records/person-name';
import { RecordLink } from '../records/RecordLink';
import { certificateFieldTexts, evidenceTexts, statusTexts } from './certificate-fields.messages';
import styles from './Certificates.module.css';

const texts = inEach(certificateFieldTexts);

export type Certificate = components['schemas']['CertificateRecord'];

const status = choice<Certificate['status']>(inEach(statusTexts), {
  tones: { pending: 'yellow', verified: 'green', revoked: 'red', superseded: 'neutral' },
});

/** As where certificates are verified (EVD-4). */
const evidence = choice<Certificate['evidence']>(inEach(evidenceTexts), {
  tones: { A: 'blue', B: 'blue', C: 'neutral' },
});

const courseOf = (row: Certificate, { language }: { language: Language }): string =>
  pickLocalized(row, 'courseTitle', language);

export const certificateFields = defineFields<Certificate>()({
  certificateNumber: {
    label: texts.certificateNumber,
    column: 'sorted',
    tell: ({ certificateNumber }) => (
      <bdi dir="ltr" className={styles.number}>
        {certificateNumber}
      </bdi>
    ),
  },
  status: { label: texts.status, as: status, column: true, show: true, filter: true },
  evidence: { label: texts.evidence, as: evidence, column: true, show: true, filter: true },
  holderName: {
    label: texts.holderName,
    heading: texts.holderNameHeading,
    as: pair(),
    column: true,
    show: true,
  },
  userId: {
    label: texts.userId,
    as: reference('users', personChoice),
    show: 'known',
    filter: true,
    fact: ({ userId }, { language }) =>
      userId && <Link to={`/users/${userId}/show`}>{texts.openTheAccount[language]}</Link>,
  },
  courseId: {
    label: texts.courseId,
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
  grade: { label: texts.grade, as: percent, column: true, show: true },
  issuedAt: { label: texts.issuedAt, as: moment, column: 'sorted', show: true, filter: true },
  verificationCode: {
    label: texts.verificationCode,
    column: 'exported',
    show: true,
    fact: ({ verificationCode }) => (
      <a href={`/verify/${verificationCode}`} target="_blank" rel="noreferrer" dir="ltr">
        {verificationCode}
      </a>
    ),
  },
  revokedAt: { label: texts.revokedAt, as: moment, show: 'known' },
  revokedReason: {
    label: texts.revokedReason,
    column: 'exported',
    show: 'known',
  },
  revokedByName: { label: texts.revokedByName, show: 'known' },
  reviewAskedAt: { label: texts.reviewAskedAt, as: moment, show: 'known' },
  reviewNote: { label: texts.reviewNote, show: 'known' },
  sentBackReason: { label: texts.sentBackReason, show: 'known' },
  supersededBy: {
    label: texts.supersededBy,
    show: 'known',
    fact: ({ supersededBy }, { language }) =>
      supersededBy && <Link to={`/certificates/${supersededBy}/show`}>{texts.openTheNewCertificate[language]}</Link>,
  },
});
