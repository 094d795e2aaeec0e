import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { Verification } from '../certificates.queries';
import { verificationMessages } from '../verification.messages';
import { certificateBasisMessages } from './certificate-basis.messages';
import styles from './CertificateBasis.module.css';

const editions = ['edition0', 'edition1', 'edition2', 'edition3'] as const;

/** On what a certificate rests and by which rule its kind was decided, as on the day of its issue (EVD-8). */
export function CertificateBasis({ certificate }: { certificate: Verification }) {
  const text = useMessages(verificationMessages);
  const counted = useMessages(certificateBasisMessages);
  const { language, digits, format } = useLocale();
  const { shownBy, evidenceEdition } = certificate;
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
          <h3>{text.restsOn}</h3>
          <ul>
            {shownBy.map((part) => (
              <li key={`${part.kind} ${part.titleAr} ${part.titleEn}`}>
                <Isolated>{pickLocalized(part, 'title', language)}</Isolated>: {words(part)}
              </li>
            ))}
          </ul>
        </>
      )}
      <p>{text[editions[evidenceEdition] ?? 'edition3']}</p>
    </div>
  );
}
