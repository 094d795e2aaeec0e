import { Isolated, useLocale, useMessages } from '@masar/ui';
import type { CategoryText } from './category-text';
import { categoryPageMessages } from './category.messages';
import styles from './SkillPath.module.css';

/** Four skills as stations of one path. */
export function SkillPath({ skills }: Pick<CategoryText, 'skills'>) {
  const text = useMessages(categoryPageMessages);
  const { format } = useLocale();
  return (
    <section aria-labelledby="skills-title">
      <h2 id="skills-title">{text.skillsTitle}</h2>
      <p className={styles.intro}>{text.skillsIntro}</p>
      <ol role="list" className={styles.path}>
        {skills.map(({ title, text: sentence, topics }, index) => (
          <li key={title} className={styles.stop}>
            <span className={styles.station} aria-hidden="true">
              {format.number(index + 1)}
            </span>
            <div className={styles.card}>
              <h3>{title}</h3>
              <p>{sentence}</p>
              <ul role="list" className={styles.topics}>
                {topics.map((topic) => (
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
