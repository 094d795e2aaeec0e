import { CardSkeleton, EmptyState, ErrorState, useMessages } from '@masar/ui';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Page } from '#shared/page/Page';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { assessmentQueries } from '../assessment.queries';
import { overviewMessages } from '../messages/overview.messages';
import styles from './AssessmentOverview.module.css';
import { SkillCard } from './SkillCard';

/** The three skills, each with its placement test and its quick check. */
export function AssessmentOverview() {
  const text = useMessages(overviewMessages);
  const describe = useFailureText();
  const { data, isPending, error, refetch } = useSignedInQuery(assessmentQueries.list());
  // One thing to do first: go on with what is open, else the first test that can be taken.
  const first = data?.find(({ open }) => open) ?? data?.find(({ placementFrom }) => !placementFrom);
  return (
    <Page title={text.title} intro={text.intro}>
      {isPending && (
        <div className={styles.skills} role="status" aria-label={text.loading}>
          {[1, 2, 3].map((place) => (
            <CardSkeleton key={place} />
          ))}
        </div>
      )}
      {error && (
        <ErrorState title={text.failed} onRetry={() => void refetch()}>
          {describe(error, text.failedHint)}
        </ErrorState>
      )}
      {data?.length === 0 && <EmptyState title={text.empty}>{text.emptyHint}</EmptyState>}
      {data && data.length > 0 && (
        <ul className={styles.skills}>
          {data.map((assessment) => (
            <li key={assessment.skillId}>
              <SkillCard assessment={assessment} isFirst={assessment === first} />
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
