import { useMessages } from '@masar/ui';
import { values } from './about.content';
import { aboutMessages } from './about.messages';
import styles from './Values.module.css';

/** The four values. */
export function Values() {
  const text = useMessages(aboutMessages);
  return (
    <section className={styles.section} aria-labelledby="values-title">
      <h2 id="values-title">{text.valuesTitle}</h2>
      <ul role="list" className={styles.values}>
        {values.map(({ text: title, sentence, icon: Icon, tone }) => (
          <li key={title} className={styles.value} data-tone={tone}>
            <span className={styles.icon}>
              <Icon size={26} />
            </span>
            <h3>{text[title]}</h3>
            <p>{text[sentence]}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
