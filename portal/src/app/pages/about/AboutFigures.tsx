import { useLocale, useMessages } from '@masar/ui';
import { aboutFigures } from './about.content';
import { aboutMessages } from './about.messages';
import styles from './AboutFigures.module.css';

/** The four static figures of the specification. */
export function AboutFigures() {
  const text = useMessages(aboutMessages);
  const { format } = useLocale();
  return (
    <section aria-label={text.figures}>
      <ul role="list" className={styles.figures}>
        {aboutFigures.map(({ value, text: key }) => (
          <li key={key} className={styles.figure}>
            <strong dir="ltr">{`${format.number(value)}+`}</strong>
            {text[key]}
          </li>
        ))}
      </ul>
    </section>
  );
}
