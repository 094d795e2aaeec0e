import { defineMessages, otherLanguage } from '@masar/i18n';
import { iconButtonClass, useLocale, useMessages } from '@masar/ui';
import { chooseLanguage } from './language-choice';
import styles from './LanguageToggle.module.css';

const messages = defineMessages({
  ar: { code: 'EN', label: 'EN: التبديل إلى الإنجليزية' },
  en: { code: 'ع', label: 'ع: switch to Arabic' },
});

/** Shows the other language's code and switches to it without reload (I18N-1). */
export function LanguageToggle() {
  const text = useMessages(messages);
  const other = otherLanguage(useLocale().language);
  return (
    <button
      type="button"
      className={iconButtonClass(true)}
      aria-label={text.label}
      onClick={() => chooseLanguage(other)}
    >
      <span className={styles.code} lang={other}>
        {text.code}
      </span>
    </button>
  );
}
