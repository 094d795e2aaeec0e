import { Isolated, useMessages } from '@masar/ui';
import { serviceDetailMessages } from '../messages/service-detail.messages';
import styles from './SkillList.module.css';

/** What the provider is good at, as they wrote it; nothing where they named nothing. */
export function SkillList({ skills }: { skills: readonly string[] }) {
  const text = useMessages(serviceDetailMessages);
  if (skills.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{text.skills}</h2>
      <ul role="list" className={styles.skills}>
        {skills.map((skill) => (
          <li key={skill}>
            <Isolated>{skill}</Isolated>
          </li>
        ))}
      </ul>
    </section>
  );
}
