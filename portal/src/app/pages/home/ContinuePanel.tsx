import { limits } from '@masar/domain';
import { EmptyState, RowsSkeleton, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import type { Enrollment } from '#subjects/courses/course-answers';
import { ContinueRow } from './ContinueRow';
import { homeMessages } from './home.messages';
import { Panel } from '#subjects/dashboard/Panel';
import styles from './ContinuePanel.module.css';

/** What can be gone on with before what is finished, and courses that went back to preparation last (CRS-10). */
const openFirst = (enrollments: readonly Enrollment[]): Enrollment[] => {
  const rank = ({ course, nextLesson }: Enrollment) => (course.isInPreparation ? 2 : nextLesson ? 0 : 1);
  return enrollments.toSorted((a, b) => rank(a) - rank(b));
};

/** 'Continue where you left off': the first three enrolments (spec 2, Home). */
export function ContinuePanel({ enrollments }: { enrollments: readonly Enrollment[] | undefined }) {
  const text = useMessages(homeMessages);
  return (
    <Panel title={text.continue}>
      {!enrollments && <RowsSkeleton rows={limits.homeEnrollments} />}
      {enrollments?.length === 0 && (
        <EmptyState
          title={text.noEnrollments}
          headingLevel={3}
          action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
        >
          {text.noEnrollmentsHint}
        </EmptyState>
      )}
      {enrollments && enrollments.length > 0 && (
        <ul role="list" className={styles.rows}>
          {openFirst(enrollments)
            .slice(0, limits.homeEnrollments)
            .map((enrollment) => (
              <ContinueRow key={enrollment.id} enrollment={enrollment} />
            ))}
        </ul>
      )}
    </Panel>
  );
}
