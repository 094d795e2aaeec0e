import { useParams } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { PageSpinner, useLocale } from '@masar/ui';
import { ApplicantList } from '#shared/applications/ApplicantList';
import { PostingReviewNotice } from '#shared/applications/PostingReviewNotice';
import { PageFrame } from '#shared/page/Page';
import { usePageHead } from '#shared/page/usePageHead';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { JobHeader } from '../components/JobHeader';
import { JobNotFound } from '../components/JobNotFound';
import { JobSide } from '../components/JobSide';
import { JobText } from '../components/JobText';
import { MatchPanel } from '../components/MatchPanel';
import type { Job } from '../job-answers';
import { jobQueries } from '../jobs.queries';
import styles from './JobDetailPage.module.css';

function LoadedJob({ job }: { job: Job }) {
  const { language } = useLocale();
  usePageHead({ title: pickLocalized(job, 'title', language) });
  return (
    <PageFrame>
      <div className={styles.layout}>
        <div className={styles.head}>
          <JobHeader job={job} />
          <PostingReviewNotice posting={job} />
        </div>
        <aside className={styles.side}>
          <JobSide job={job} />
        </aside>
        <div className={styles.main}>
          <JobText job={job} />
          {job.canManage ? <ApplicantList kind="job" postingId={job.id} /> : <MatchPanel jobId={job.id} />}
        </div>
      </div>
    </PageFrame>
  );
}

/** /jobs/{id} (JOB-1, JOB-2). */
export default function JobDetailPage() {
  const { id = '' } = useParams();
  const job = useSignedInQuery(jobQueries.detail(id));
  if (job.isPending) return <PageSpinner />;
  if (job.isError) return <JobNotFound error={job.error} onRetry={() => void job.refetch()} />;
  return <LoadedJob key={id} job={job.data} />;
}
