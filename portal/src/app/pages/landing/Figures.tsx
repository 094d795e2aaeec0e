import { useLocale, useMessages } from '@masar/ui';
import { landingFigures } from './landing.content';
import { landingMessages } from './landing.messages';
import styles from './Figures.module.css';

/** The static figures of the specification. */
export function Figures() {
  const text = useMessages(landingMessages);
  const { format } = useLocale();
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {landingFigures.map(({ value, isMore, text: key }) => (
          <li key={key} className={styles.figure}>
            <strong dir="ltr">{`${format.number(value, { useGrouping: false })}${isMore ? '+' : ''}`}</strong>
            {text[key]}
          </li>
        ))}
        <li className={styles.figure}>
          <strong>{text.languages}</strong>
          {text.languagesLabel}
        </li>
      </ul>
    </section>
  );
}
