import { pickLocalized } from '@masar/i18n';
import { Badge, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { OwnGrade } from '../grades.queries';
import { gradeWords } from '../messages/grade-words.messages';
import { ownGradesMessages } from '../messages/own-grades.messages';
import { useGradeFigures } from '../model/useGradeFigures';
import styles from './OwnGrades.module.css';

interface OwnItemProps {
  courseId: string;
  item: OwnGrade;
  isDropped: boolean;
  isOverdue: boolean;
  /** Alone in its group's terms: what it weighs needs no word where nothing counts. */
  counts: boolean;
}

/** One item: its score or what is missing, and what it weighs. */
export function OwnItem({ courseId, item, isDropped, isOverdue, counts }: OwnItemProps) {
  const words = useMessages(gradeWords);
  const text = useMessages(ownGradesMessages);
  const { language } = useLocale();
  const { percent, score } = useGradeFigures();
  const title = <Isolated>{pickLocalized(item, 'title', language)}</Isolated>;
  const address = addressOf(item, courseId);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {address ? <Link to={address}>{title}</Link> : <span className={styles.name}>{title}</span>}
        <p className={`${shell.line} ${styles.facts}`}>
          <span>{words[item.kind]}</span>
          {counts && item.weight !== null && <span>{words.weighs(percent(item.weight))}</span>}
          {item.isOverridden && item.state === 'graded' && <Badge tone="blue">{words.overridden}</Badge>}
          {isDropped && <Badge>{words.dropped}</Badge>}
        </p>
        {item.reason && (
          <p className={styles.hint}>
            {text.reason} <Isolated>{item.reason}</Isolated>
          </p>
        )}
      </div>
      <div className={styles.result}>
        {item.state === 'graded' && item.score !== null ? (
          <Isolated className={isDropped ? styles.dropped : styles.score}>
            {score(item.kind, item.score, item.maximum)}
          </Isolated>
        ) : (
          <StateBadge item={item} isOverdue={isOverdue} />
        )}
      </div>
    </li>
  );
}

function StateBadge({ item, isOverdue }: { item: OwnGrade; isOverdue: boolean }) {
  const words = useMessages(gradeWords);
  const text = useMessages(ownGradesMessages);
  if (item.state === 'excused') return <Badge tone="blue">{words.excused}</Badge>;
  if (item.state === 'waiting')
    return <Badge tone="yellow">{item.kind === 'manual' ? text.waitingByHand : text.waiting}</Badge>;
  return isOverdue ? <Badge tone="clay">{text.overdue}</Badge> : <Badge>{text.missing}</Badge>;
}

/** Where it is done; nothing for what is marked by hand. */
function addressOf({ kind, itemId }: OwnGrade, courseId: string): string | undefined {
  if (kind === 'quiz') return paths.lesson.href(courseId, itemId);
  if (kind === 'assignment') return paths.assignment.href(courseId, itemId);
  return kind === 'final' ? paths.courseFinal.href(courseId) : undefined;
}
