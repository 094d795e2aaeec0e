import { nextLanguage } from '@masar/i18n';
import { iconButtonClass, useLocale, useMessages } from '@masar/ui';
import { chooseLanguage } from './language-choice';
import { languageToggleMessages } from './language-toggle.messages';
import styles from './LanguageToggle.module.css';

/** Shows the other language's code and switches to it without reload (I18N-1). */
export function LanguageToggle() {
  const text = useMessages(languageToggleMessages);
  const other = nextLanguage(useLocale().language);
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
