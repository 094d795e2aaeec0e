import type { ScamSign } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import { Badge, useLocale } from '@masar/ui';
import styles from './HeldFor.module.css';

/** What was found in a posting, each in the few words of a badge. */
const found: Record<ScamSign, LocalizedText> = {
  fees: { ar: 'يطلب رسوماً أو تأميناً', en: 'Asks for fees' },
  documents: { ar: 'يطلب صور وثائق', en: 'Asks for documents' },
  off_platform: { ar: 'تواصل خارج المنصة فقط', en: 'Contact elsewhere' },
  crypto: { ar: 'عملات رقمية أو تداول', en: 'Cryptocurrency' },
  salary: { ar: 'أجر أعلى من المعقول', en: 'Unbelievable pay' },
};
const nothingFound = { ar: 'جديد بلا علامات', en: 'New, no signs' };

/** Why a posting waits: the signs of a trap found in it, or that everything new does (OPP-4). */
export function HeldFor({ signs }: { signs: readonly ScamSign[] }) {
  const { language } = useLocale();
  return (
    <ul className={styles.signs} role="list">
      {signs.map((sign) => (
        <li key={sign}>
          <Badge tone="yellow">{found[sign][language]}</Badge>
        </li>
      ))}
      {signs.length === 0 && (
        <li>
          <Badge>{nothingFound[language]}</Badge>
        </li>
      )}
    </ul>
  );
}
