import { limits } from '@masar/domain';
import { EmptyState, ErrorState, RowsSkeleton, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import type { Enrollment } from '#shared/courses/course-answers';
import { enrollmentQueries } from '#shared/courses/course.queries';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useContentLanguage } from '#shared/language/content-language';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ContinueRow } from './ContinueRow';
import { homeMessages } from './home.messages';
import { Panel } from '#shared/dashboard/Panel';
import styles from './ContinuePanel.module.css';

/** What can be gone on with before courses that went back to preparation (CRS-10). */
const openFirst = (enrollments: readonly Enrollment[]): Enrollment[] =>
  [...enrollments].sort((a, b) => Number(a.course.isInPreparation) - Number(b.course.isInPreparation));

/** 'Continue where you left off': the first three enrolments (spec 2, Home). */
export function ContinuePanel() {
  const text = useMessages(homeMessages);
  const describe = useFailureText();
  const enrollments = useSignedInQuery(enrollmentQueries.mine(useContentLanguage()));
  return (
    <Panel title={text.continue}>
      {enrollments.isPending && <RowsSkeleton rows={limits.homeEnrollments} />}
      {enrollments.isError && (
        <ErrorState title={text.enrollmentsFailed} headingLevel={3} onRetry={() => void enrollments.refetch()}>
          {describe(enrollments.error)}
        </ErrorState>
      )}
      {enrollments.data?.length === 0 && (
        <EmptyState
          title={text.noEnrollments}
          headingLevel={3}
          action={<ButtonLink to={paths.courses.href()}>{text.browse}</ButtonLink>}
        >
          {text.noEnrollmentsHint}
        </EmptyState>
      )}
      {enrollments.data && enrollments.data.length > 0 && (
        <ul role="list" className={styles.rows}>
          {openFirst(enrollments.data)
            .slice(0, limits.homeEnrollments)
            .map((enrollment) => (
              <ContinueRow key={enrollment.id} enrollment={enrollment} />
            ))}
        </ul>
      )}
    </Panel>
  );
}
