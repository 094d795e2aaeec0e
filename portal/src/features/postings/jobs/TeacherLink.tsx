import { ArrowForwardIcon, BookIcon, Isolated, PointingIcon, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { matchMessages } from './match.messages';
import type { MissingSkill } from './match.queries';
import styles from './TeacherLink.module.css';

/** The shortest way to a missing skill, with the match that it leads to (JOB-2). */
export function TeacherLink({ skill: { teacher, scoreAfter } }: { skill: MissingSkill }) {
  const text = useMessages(matchMessages);
  const { format, digits } = useLocale();
  if (!teacher) return <p className={styles.none}>{text.noTeacher}</p>;
  return (
    <Link to={paths.course.href(teacher.id)} className={styles.teacher}>
      <BookIcon size={20} />
      <span className={styles.words}>
        <Isolated className={styles.title}>{teacher.title}</Isolated>
        <span className={styles.hours}>{text.hours(teacher.hours, digits)}</span>
      </span>
      <span className={styles.after}>{text.after(format.percent(scoreAfter * 100))}</span>
      <PointingIcon icon={ArrowForwardIcon} size={18} />
    </Link>
  );
}
