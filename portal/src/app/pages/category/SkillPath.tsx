import { Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { categoryPageMessages } from './category.messages';
import styles from './SkillPath.module.css';

const topicsOf = (line: string): string[] =>
  line
    .split(/[،,]/)
    .map((topic) => topic.trim())
    .filter(Boolean);

/** Skills as stations of one path: a title, a sentence, and topics parted by commas. */
export function SkillPath({ skills }: { skills: string[][] }) {
  const text = useMessages(categoryPageMessages);
  const { format } = useLocale();
  if (skills.length === 0) return null;
  return (
    <section aria-labelledby="skills-title">
      <h2 id="skills-title">{text.skillsTitle}</h2>
      <p className={styles.intro}>{text.skillsIntro}</p>
      <ol role="list" className={styles.path}>
        {skills.map(([title = '', sentence = '', topics = ''], index) => (
          <li key={title} className={styles.stop}>
            <span className={styles.station} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <div className={`${shell.card} ${styles.card}`}>
              <h3>{title}</h3>
              <p>{sentence}</p>
              <ul role="list" className={styles.topics}>
                {topicsOf(topics).map((topic) => (
                  <li key={topic}>
                    <Isolated>{topic}</Isolated>
                  </li>
                ))}
              </ul>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
