import { useState } from 'react';
import { Button, PlusIcon, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { Page } from '#shared/page/Page';
import { useSession } from '#shared/session/SessionProvider';
import { JobFilterBar } from '../components/JobFilterBar';
import { JobResults } from '../components/JobResults';
import { JobDialog } from '../components/JobDialog';
import { RecommendedJobs } from '../components/RecommendedJobs';
import { jobListMessages } from '../messages/job-list.messages';
import { isFiltered, noFilters } from '../model/job-filters';
import { useJobFilters } from '../useJobFilters';
import styles from './JobListPage.module.css';

/** /jobs (JOB-1, JOB-2). */
export default function JobListPage() {
  const text = useMessages(jobListMessages);
  const { role } = useSession();
  const { filters, change, search } = useJobFilters();
  const [isPosting, setPosting] = useState(false);
  const mayPost = role === 'instructor' || role === 'admin';
  const post = () => setPosting(true);
  const action = (
    <div className={styles.actions}>
      {mayPost && (
        <Button onClick={post}>
          <PlusIcon />
          {text.post}
        </Button>
      )}
      <ButtonLink to={paths.applications.href()} variant="secondary">
        {text.applications}
      </ButtonLink>
    </div>
  );
  return (
    <Page title={text.title} intro={text.intro} action={action}>
      <div className={styles.sections}>
        {!isFiltered(filters) && <RecommendedJobs isForSeeker={!mayPost} />}
        <section className={styles.list} aria-labelledby="all-jobs">
          <h2 id="all-jobs">{filters.isMine ? text.mine : text.all}</h2>
          <JobFilterBar filters={filters} hasOwn={mayPost} onChange={change} onSearch={search} />
          <JobResults filters={filters} onClear={() => change({ ...noFilters, order: filters.order })} onPost={post} />
        </section>
      </div>
      {isPosting && <JobDialog onClose={() => setPosting(false)} />}
    </Page>
  );
}
