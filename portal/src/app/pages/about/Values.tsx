import { AwardIcon, HandshakeIcon, HeartIcon, shell, SparkleIcon, useMessages } from '@masar/ui';
import { useSitePage } from '#shared/site/useSitePage';
import { aboutMessages } from './about.messages';
import styles from './Values.module.css';

const looks = [
  { icon: AwardIcon, tone: 'brown' },
  { icon: HeartIcon, tone: 'pink' },
  { icon: HandshakeIcon, tone: 'green' },
  { icon: SparkleIcon, tone: 'purple' },
] as const;

/** The organisation's values, each a line and a sentence. */
export function Values() {
  const text = useMessages(aboutMessages);
  const values = useSitePage('about').blocks('values');
  if (values.length === 0) return null;
  return (
    <section className={shell.stack20} aria-labelledby="values-title">
      <h2 id="values-title">{text.valuesTitle}</h2>
      <ul role="list" className={styles.values}>
        {values.map(([title = '', ...sentences], index) => {
          const { icon: Icon, tone } = looks[index % looks.length]!;
          return (
            <li key={title} className={`${shell.card} ${styles.value}`} data-tone={tone}>
              <span className={styles.icon}>
                <Icon size={26} />
              </span>
              <h3>{title}</h3>
              <p>{sentences.join(' ')}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
