import { IconButton, useMessages } from '@masar/ui';
import { useLanguageChoice } from '#shared/language/LanguageProvider';
import styles from './LanguageToggle.module.css';
import { shellMessages } from './shell.messages';

/** Shows the other language's code and switches to it without reload (NAV-2, I18N-1). */
export function LanguageToggle() {
  const text = useMessages(shellMessages);
  const { toggleLanguage } = useLanguageChoice();
  return (
    <IconButton label={text.switchLanguage} bordered onClick={toggleLanguage}>
      <span className={styles.code} dir="ltr">
        {text.otherLanguageCode}
      </span>
    </IconButton>
  );
}
