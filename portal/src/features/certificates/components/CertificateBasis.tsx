import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { Verification } from '../certificates.queries';
import { verificationMessages } from '../verification.messages';
import { certificateBasisMessages } from './certificate-basis.messages';
import styles from './CertificateBasis.module.css';

/** On what a certificate rests, as on the day of its issue, and where the rule of its kind stands (EVD-8). */
export function CertificateBasis({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const counted = useMessages(certificateBasisMessages);
  const { language, digits, format } = useLocale();
  const { shownBy } = certificate;
  const words = ({ kind, passMark, questions, drawnFrom }: (typeof shownBy)[number]) => {
    const mark = format.percent(Number(passMark));
    if (kind === 'work' || questions === null) return text.restsOnWork(mark);
    const asked = counted.questions(questions, digits);
    return drawnFrom === null
      ? text.restsOnFixed(asked, mark)
      : text.restsOnPaper(asked, format.number(drawnFrom), mark);
  };
  return (
    <div className={styles.basis}>
      {shownBy.length > 0 && (
        <>
          <h2>{text.restsOn}</h2>
          <ul>
            {shownBy.map((part) => (
              <li key={`${part.kind} ${part.titleAr} ${part.titleEn}`}>
                <Isolated>{pickLocalized(part, 'title', language)}</Isolated>: {words(part)}
              </li>
            ))}
          </ul>
        </>
      )}
      <Link to={`${paths.verifyMany.href()}#evidence`}>{text.evidenceRule}</Link>
    </div>
  );
}
