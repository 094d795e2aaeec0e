import { useLanguageChoice } from '#shared/language/LanguageProvider';
import styles from '../LanguageToggle.module.css';
import { IconAction } from './IconAction';
import { useFrameText } from './useFrameText';

/** Shows the other language's code and switches to it without reload (NAV-2, I18N-1). */
export function LanguageButton() {
  const text = useFrameText();
  const { toggleLanguage } = useLanguageChoice();
  return (
    <IconAction label={text.switchLanguage} onClick={toggleLanguage}>
      <span className={styles.code} dir="ltr">
        {text.otherLanguageCode}
      </span>
    </IconAction>
  );
}
