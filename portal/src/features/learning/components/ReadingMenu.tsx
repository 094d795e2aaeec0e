import { CheckField, IconButton, SettingsIcon, useMessages } from '@masar/ui';
import { Disclosure } from '#shared/menu/Disclosure';
import { learningMessages } from '../learning.messages';
import { textSizes, type ReadingSettings } from '../model/useReadingSettings';
import styles from './ReadingMenu.module.css';

/** Size of the text, lessons without video, and the letter shortcuts. */
export function ReadingMenu({ settings }: { settings: ReadingSettings }) {
  const text = useMessages(learningMessages);
  return (
    <Disclosure
      align="end"
      trigger={(button) => (
        <IconButton {...button} label={text.reading} bordered>
          <SettingsIcon />
        </IconButton>
      )}
    >
      {() => (
        <div className={styles.menu}>
          <div role="group" aria-label={text.textSize} className={styles.sizes}>
            {textSizes.map((size) => (
              <button
                key={size}
                type="button"
                className={styles.size}
                aria-pressed={size === settings.size}
                onClick={() => settings.chooseSize(size)}
              >
                {text[size]}
              </button>
            ))}
          </div>
          <CheckField
            label={text.textOnly}
            checked={settings.isTextOnly}
            onChange={(event) => settings.chooseTextOnly(event.target.checked)}
          />
          <CheckField
            label={text.shortcuts}
            checked={settings.hasShortcuts}
            onChange={(event) => settings.chooseShortcuts(event.target.checked)}
          />
        </div>
      )}
    </Disclosure>
  );
}
