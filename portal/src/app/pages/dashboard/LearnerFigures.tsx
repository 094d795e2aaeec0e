import { useLocale, useMessages } from '@masar/ui';
import type { Dashboard } from './dashboard.queries';
import { figuresMessages } from './figures.messages';
import styles from './LearnerFigures.module.css';

const figures = ['enrollments', 'completedCourses', 'certificates', 'learningHours'] as const;

/** Nothing but zeros would be told to somebody who has just begun. */
export const hasFigures = ({ completedCourses, certificates, learningHours }: Dashboard): boolean =>
  completedCourses > 0 || certificates > 0 || learningHours > 0;

/** Enrolments, completed courses, certificates and learning hours, from the database (DSH-1, ENR-4). */
export function LearnerFigures({ figures: data }: { figures: Dashboard }) {
  const text = useMessages(figuresMessages);
  const { format } = useLocale();
  return (
    <section className={styles.figures} aria-label={text.label}>
      {figures.map((key) => (
        <div key={key} className={styles.figure}>
          <span className={styles.label}>{text[key]}</span>
          <span className={styles.value}>{format.number(data[key])}</span>
        </div>
      ))}
    </section>
  );
}
