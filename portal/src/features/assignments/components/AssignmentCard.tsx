import { pickLocalized } from '@masar/i18n';
import { Badge, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import type { ListedAssignment } from '../assignments.queries';
import { assignmentsMessages, workStateMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

interface AssignmentCardProps {
  assignment: ListedAssignment;
  /** Who marks it hands nothing in. */
  isAuthor?: boolean;
}

/** One assignment of a list: when it is due and where the reader stands. */
export function AssignmentCard({ assignment, isAuthor = false }: AssignmentCardProps) {
  const text = useMessages(assignmentsMessages);
  const states = useMessages(workStateMessages);
  const { language, format, digits } = useLocale();
  const { state, dueAt, hasPassed, score, waiting } = assignment;
  const isOpen = state === null || state === 'draft' || state === 'returned';
  const isOverdue = isOpen && !hasPassed && dueAt !== null && new Date(dueAt) < new Date();
  return (
    <div className={`${shell.card} ${styles.card}`}>
      <Link to={paths.assignment.href(assignment.courseId, assignment.id)}>
        <Isolated>{pickLocalized(assignment, 'title', language)}</Isolated>
      </Link>
      <p className={styles.facts}>
        {!isAuthor && (
          <Badge tone={hasPassed ? 'green' : isOverdue ? 'clay' : 'blue'}>
            {hasPassed ? text.passed : isOverdue ? text.overdue : states[state ?? 'none']}
          </Badge>
        )}
        <span>{dueAt ? text.due(format.appointment(dueAt)) : text.noDue}</span>
        {score !== null && (
          <span>
            {text.score}: {format.percent(Number(score))}
          </span>
        )}
        {waiting > 0 && <span>{text.waitingCount(waiting, digits)}</span>}
      </p>
    </div>
  );
}
