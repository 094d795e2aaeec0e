import { pickLocalized, textIn } from '@masar/i18n';
import { Badge, Isolated, shell, StatusBadge, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { CertificateFace } from '#subjects/certificates/CertificateFace';
import { ownNamesMessages } from '#subjects/certificates/own-names.messages';
import { certificateMessages } from '../certificates.messages';
import type { Certificate } from '../certificates.queries';
import { groupedCode } from '../model/verification-code';
import { CertificateActions } from './CertificateActions';
import styles from './CertificateCard.module.css';

/** One own certificate: what it says and what can be done with it (CRT-2). */
export function CertificateCard({ certificate }: { certificate: Certificate }) {
  const text = useMessages(certificateMessages);
  const names = useMessages(ownNamesMessages);
  const { language, format } = useLocale();
  const grade = `${format.number(Number(certificate.grade))}%`;
  const instructor = pickLocalized(certificate, 'instructorName', language);
  return (
    <Card component="li" className={`${shell.stack20} ${styles.card}`}>
      {/* The words below say all of it. */}
      <div aria-hidden="true">
        <CertificateFace certificate={certificate} />
      </div>
      <div className={styles.words}>
        <div className={`${shell.row} ${styles.head}`}>
          <h3>
            <Isolated>{pickLocalized(certificate, 'courseTitle', language)}</Isolated>
          </h3>
          <StatusBadge status={certificate.status} />
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{text.kind}</dt>
            <dd>{certificate.evidence === 'C' ? names.participation : names.achievement}</dd>
          </div>
          {instructor && (
            <div>
              <dt>{text.instructor}</dt>
              <dd>
                <Isolated>{instructor}</Isolated>
              </dd>
            </div>
          )}
          <div>
            <dt>{text.issued}</dt>
            <dd>{format.date(certificate.issuedAt)}</dd>
          </div>
          {certificate.grade !== null && (
            <div>
              <dt>{text.grade}</dt>
              <dd className={styles.grade}>
                <Link to={paths.myGrades.href(certificate.courseId)} aria-label={text.gradeOf(grade)}>
                  <bdi dir="ltr">{grade}</bdi>
                </Link>
              </dd>
            </div>
          )}
          <div className={styles.code}>
            <dt>{text.code}</dt>
            <dd>
              <code>{groupedCode(certificate.verificationCode)}</code>
            </dd>
          </div>
        </dl>
        {certificate.skills.length > 0 && (
          <ul role="list" aria-label={text.skills} className={shell.row6}>
            {certificate.skills.map((skill) => (
              <li key={skill.ar}>
                <Badge>
                  <Isolated>{textIn(skill, language)}</Isolated>
                </Badge>
              </li>
            ))}
          </ul>
        )}
        <CertificateActions certificate={certificate} />
      </div>
    </Card>
  );
}
