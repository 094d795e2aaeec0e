import { Card, ErrorState, Skeleton, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { jobQueries } from '../jobs.queries';
import { jobDetailMessages } from '../messages/job-detail.messages';
import { jobListMessages } from '../messages/job-list.messages';
import { MatchRing } from './MatchRing';
import { SkillGroups } from './SkillGroups';
import styles from './MatchPanel.module.css';

/** How well a vacancy fits the reader, how that is computed and what would help (JOB-2). */
export function MatchPanel({ jobId }: { jobId: string }) {
  const text = useMessages(jobDetailMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const match = useSignedInQuery(jobQueries.match(jobId, language));
  const { assess } = useMessages(jobListMessages);

  if (match.isError) {
    return (
      <ErrorState title={text.matchFailed} onRetry={() => void match.refetch()}>
        {describe(match.error)}
      </ErrorState>
    );
  }
  return (
    <Card as="section" aria-labelledby="job-match">
      <h2 id="job-match" className={styles.heading}>
        {text.match}
      </h2>
      {match.isPending ? (
        <Skeleton height="160px" />
      ) : (
        <div className={styles.content}>
          <div className={styles.summary}>
            <MatchRing score={match.data.matchScore} size="large" />
            <p>{match.data.reasoning}</p>
          </div>
          {match.data.matchedSkills.length === 0 && (
            <p>
              <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
                {assess}
              </ButtonLink>
            </p>
          )}
          <SkillGroups match={match.data} />
          <details className={styles.how}>
            <summary>{text.how}</summary>
            <p>{text.howText}</p>
          </details>
        </div>
      )}
    </Card>
  );
}
