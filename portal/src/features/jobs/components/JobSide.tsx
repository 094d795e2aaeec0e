import { Card } from '@masar/ui';
import { ApplyPanel } from '#shared/applications/ApplyPanel';
import type { Job } from '../job-answers';
import { JobTerms } from './JobTerms';
import { OwnApplication } from './OwnApplication';
import { PosterActions } from './PosterActions';
import styles from './JobSide.module.css';

/** Beside the text: the terms, and applying, what became of it, or what its poster may do. */
export function JobSide({ job }: { job: Job }) {
  const { myApplication, closedReason, canManage } = job;
  const mayApply = !canManage && !myApplication && !closedReason;
  return (
    <>
      <Card className={styles.terms}>
        <JobTerms job={job} />
      </Card>
      {canManage ? (
        <PosterActions job={job} />
      ) : (
        <div className={styles.apply} data-open={mayApply || undefined}>
          <ApplyPanel kind="job" posting={job} own={myApplication} />
          {myApplication && <OwnApplication id={myApplication.id} />}
        </div>
      )}
    </>
  );
}
