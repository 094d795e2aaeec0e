import { EmptyState, Isolated, shell, useLocale, useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { track } from '#subjects/analytics/track';
import { ScoreRing } from '#subjects/score/ScoreRing';
import { aiDashboardQueries, type FittingJob } from '../ai-dashboard.queries';
import { jobsTabMessages } from '../messages/jobs-tab.messages';
import { CardSkeletons } from './CardSkeletons';
import styles from './JobsTab.module.css';
import { SuggestionCard, Suggestions } from './SuggestionCard';
import { TabSection } from './TabSection';

function JobCard({ fitting: { jobId, matchScore, reasoning, job } }: { fitting: FittingJob }) {
  const text = useMessages(jobsTabMessages);
  return (
    <SuggestionCard
      head={
        <div className={styles.score}>
          <ScoreRing score={matchScore} label={text.score} size="large" />
        </div>
      }
      to={paths.job.href(jobId)}
      title={<Isolated>{job.title}</Isolated>}
      onOpen={() => track('job_recommendation_clicked', { jobId })}
    >
      <p className={shell.note}>
        <Isolated>{job.companyName}</Isolated>
        {job.location && (
          <>
            {' · '}
            <Isolated>{job.location}</Isolated>
          </>
        )}
      </p>
      <p className={styles.reasoning}>{reasoning}</p>
    </SuggestionCard>
  );
}

/** Open vacancies that fit the reader's skills; none fits a skill that nobody has told (JOB-2). */
export function JobsTab() {
  const text = useMessages(jobsTabMessages);
  const { language } = useLocale();
  const jobs = useSignedInQuery(aiDashboardQueries.jobs(language));
  return (
    <TabSection
      heading={text.heading}
      hint={text.hint}
      more={{ to: paths.jobs.href(), text: text.all }}
      query={jobs}
      skeleton={<CardSkeletons />}
      failed={text.failed}
    >
      {(all) => {
        const fitting = all.filter(({ matchScore }) => matchScore > 0);
        if (fitting.length > 0) {
          return (
            <Suggestions>
              {fitting.map((one) => (
                <JobCard key={one.jobId} fitting={one} />
              ))}
            </Suggestions>
          );
        }
        return (
          <EmptyState
            headingLevel={3}
            title={text.empty}
            action={<ButtonLink to={paths.skillsAssessment.href()}>{text.assess}</ButtonLink>}
          >
            {text.emptyHint}
          </EmptyState>
        );
      }}
    </TabSection>
  );
}
