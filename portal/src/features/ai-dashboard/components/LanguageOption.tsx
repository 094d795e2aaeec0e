import { type ContentLanguage, contentLanguageFacts, isLanguage } from '@masar/i18n';
import { Isolated, ProgressBar, shell, useLocale, useMessages } from '@masar/ui';
import Radio from '@mui/material/Radio';
import type { SupportedLanguage } from '../ai-dashboard.queries';
import { languagesMessages } from '../messages/languages.messages';
import styles from './LanguagesTab.module.css';

interface LanguageOptionProps {
  code: ContentLanguage;
  language: SupportedLanguage;
  isChosen: boolean;
  onChoose: () => void;
}

/** A language as a card to choose: its own name first, and how much of the catalogue it has. */
export function LanguageOption({
  code,
  language: { nativeName, name, translated, total },
  isChosen,
  onChoose,
}: LanguageOptionProps) {
  const text = useMessages(languagesMessages);
  const { digits, format } = useLocale();
  return (
    <label className={`${shell.card} ${styles.option}`}>
      <Radio name="content-language" value={code} checked={isChosen} onChange={onChoose} />
      <span className={styles.sign} aria-hidden="true">
        {contentLanguageFacts[code].sign}
      </span>
      <span className={styles.names}>
        <span className={styles.native} lang={code} dir={contentLanguageFacts[code].direction}>
          {nativeName}
        </span>
        <span className={`${shell.row} ${styles.facts}`}>
          <Isolated lang="en">{name}</Isolated>
          <span>{isLanguage(code) ? text.interface : text.contentOnly(text.screens)}</span>
        </span>
      </span>
      <span className={styles.progress}>
        <span>{text.translated(format.number(translated), total, digits)}</span>
        <ProgressBar percent={total > 0 ? (100 * translated) / total : 0} label={text.progress(nativeName)} />
      </span>
    </label>
  );
}
