import { ErrorState, Skeleton, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureText } from '#shared/failure/useFailureNotice';
import { Fold } from '#shared/fold/Fold';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ScoreRing } from '#subjects/score/ScoreRing';
import { matchMessages } from './match.messages';
import { matchQueries } from './match.queries';
import styles from './MatchPanel.module.css';
import { SkillGroups } from './SkillGroups';

/** How well a vacancy fits the reader, how that is computed and what would help (JOB-2). */
export function MatchPanel({ jobId }: { jobId: string }) {
  const text = useMessages(matchMessages);
  const { language } = useLocale();
  const describe = useFailureText();
  const match = useSignedInQuery(matchQueries.match(jobId, language));

  if (match.isError) {
    return (
      <ErrorState title={text.matchFailed} onRetry={() => void match.refetch()}>
        {describe(match.error)}
      </ErrorState>
    );
  }
  return (
    <Card component="section" aria-labelledby="job-match">
      <h2 id="job-match" className={styles.heading}>
        {text.match}
      </h2>
      {match.isPending ? (
        <Skeleton height="160px" />
      ) : (
        <div className={styles.content}>
          <div className={styles.summary}>
            <ScoreRing label={text.percent} score={match.data.matchScore} size="large" />
            <p>{match.data.reasoning}</p>
          </div>
          {match.data.matchedSkills.length === 0 && (
            <p>
              <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
                {text.assess}
              </ButtonLink>
            </p>
          )}
          <SkillGroups match={match.data} />
          <Fold title={text.how}>
            <p className={styles.how}>{text.howText}</p>
          </Fold>
        </div>
      )}
    </Card>
  );
}
