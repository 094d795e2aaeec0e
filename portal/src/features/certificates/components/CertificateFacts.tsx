import { pickLocalized, textIn } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { Verification } from '../certificates.queries';
import { verificationMessages } from '../verification.messages';
import styles from './CertificateSheet.module.css';

/** Instructor, dates and skills in the lower part of the sheet. */
export function CertificateFacts({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const { language, format } = useLocale();
  const instructor = pickLocalized(certificate, 'instructorName', language);
  const facts = [
    { label: text.instructor, value: instructor },
    { label: text.completed, value: certificate.completedAt && format.date(certificate.completedAt) },
    { label: text.issued, value: format.date(certificate.issuedAt) },
    {
      label: text.skills,
      value: format.list(certificate.skills.map((skill) => textIn(skill, language))),
    },
  ].filter(({ value }) => value);
  return (
    <dl className={styles.facts}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Isolated>{value}</Isolated>
          </dd>
        </div>
      ))}
    </dl>
  );
}
