import { useLocale, useMessages } from '@masar/ui';
import type { Assignment } from '../assignments.queries';
import { assignmentsMessages } from '../messages/assignments.messages';
import styles from './Assignments.module.css';

/** When it is due in words, what being late costs, and the pass mark (ASG-1). */
export function DueFacts({ assignment }: { assignment: Assignment }) {
  const text = useMessages(assignmentsMessages);
  const { format } = useLocale();
  const { dueAt, extendedTo, lateRule, acceptedUntil, percentPerDay, passMark } = assignment;
  const cost = Number(percentPerDay);
  return (
    <ul role="list" className={styles.facts}>
      <li>{dueAt ? text.due(format.appointment(dueAt)) : text.noDue}</li>
      {extendedTo && <li>{text.extended(format.appointment(extendedTo))}</li>}
      {dueAt && lateRule === 'refused' && <li>{text.lateRefused}</li>}
      {dueAt && lateRule === 'accepted' && cost > 0 && <li>{text.lateCosts(format.percent(cost))}</li>}
      {dueAt && acceptedUntil && <li>{text.lateUntil(format.appointment(acceptedUntil))}</li>}
      <li>{text.passMark(format.percent(Number(passMark)))}</li>
      {assignment.isRequired && assignment.lessonId && <li>{text.required}</li>}
    </ul>
  );
}
