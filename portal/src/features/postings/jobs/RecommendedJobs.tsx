import { Link } from 'react-router-dom';
import { Isolated, TargetIcon, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { ScoreRing } from '#subjects/score/ScoreRing';
import type { RecommendedJob } from './match.queries';
import { matchQueries } from './match.queries';
import { matchMessages } from './match.messages';
import styles from './RecommendedJobs.module.css';

function RecommendedCard({ recommended: { jobId, matchScore, reasoning, job } }: { recommended: RecommendedJob }) {
  const text = useMessages(matchMessages);
  return (
    <li className={styles.card}>
      <ScoreRing label={text.percent} score={matchScore} size="large" />
      <div className={styles.body}>
        <h3 className={styles.title}>
          <Link to={paths.job.href(jobId)} className={styles.link}>
            <Isolated>{job.title}</Isolated>
          </Link>
        </h3>
        <p className={styles.company}>
          <Isolated>{job.companyName}</Isolated>
          {job.location && (
            <>
              {' · '}
              <Isolated>{job.location}</Isolated>
            </>
          )}
        </p>
        <p className={styles.reasoning}>{reasoning}</p>
      </div>
    </li>
  );
}

/**
 * The vacancies that fit the reader best, with the reason; where none does, whoever looks for work is invited to tell
 * their skills (JOB-2). Of what fails to load the list below speaks.
 */
export function RecommendedJobs({ isForSeeker }: { isForSeeker: boolean }) {
  const text = useMessages(matchMessages);
  const { language } = useLocale();
  const { data } = useSignedInQuery(matchQueries.recommended(language));
  if (!data || data.length === 0) return null;
  const fitting = data.filter(({ matchScore }) => matchScore > 0);
  if (fitting.length === 0 && !isForSeeker) return null;
  return (
    <section className={styles.section} aria-labelledby="recommended-jobs">
      <div>
        <h2 id="recommended-jobs">{text.recommended}</h2>
        <p className={styles.hint}>{text.recommendedHint}</p>
      </div>
      {fitting.length > 0 ? (
        <ul role="list" className={styles.cards}>
          {fitting.map((recommended) => (
            <RecommendedCard key={recommended.jobId} recommended={recommended} />
          ))}
        </ul>
      ) : (
        <div className={styles.invitation}>
          <TargetIcon size={28} />
          <p>
            <strong>{text.noMatch}</strong>
            {text.noMatchHint}
          </p>
          <ButtonLink to={paths.skillsAssessment.href()} variant="secondary">
            {text.assess}
          </ButtonLink>
        </div>
      )}
    </section>
  );
}
