import { limits } from '@masar/domain';
import { EmptyState, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { Enrollment } from '#subjects/courses/course-answers';
import { Panel } from '#subjects/dashboard/Panel';
import styles from './ContinuePanel.module.css';
import { ContinueRow, hasStepsLeft } from './ContinueRow';
import { homeMessages } from './home.messages';

/** What can be gone on with, and courses that went back to preparation last (CRS-10); finished ones are no more to do. */
const openFirst = (enrollments: readonly Enrollment[]): Enrollment[] => {
  const rank = ({ course }: Enrollment) => (course.isInPreparation ? 1 : 0);
  return enrollments
    .filter((one) => one.nextLesson || one.course.isInPreparation || hasStepsLeft(one))
    .toSorted((a, b) => rank(a) - rank(b));
};

/** 'Continue where you left off': the first three enrolments that are not finished (spec 2, Home). */
export function ContinuePanel({ enrollments }: { enrollments: readonly Enrollment[] }) {
  const text = useMessages(homeMessages);
  const open = openFirst(enrollments).slice(0, limits.homeEnrollments);
  return (
    <Panel title={text.continue}>
      {open.length === 0 ? (
        <EmptyState
          title={text.allFinished}
          headingLevel={3}
          action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
        >
          {text.allFinishedHint}
        </EmptyState>
      ) : (
        <ul role="list" className={styles.rows}>
          {open.map((enrollment) => (
            <ContinueRow key={enrollment.id} enrollment={enrollment} />
          ))}
        </ul>
      )}
    </Panel>
  );
}
