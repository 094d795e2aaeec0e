import { Link } from 'react-router-dom';
import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { paths } from '#app/paths';
import type { ListedJob } from '../job-answers';
import { jobListMessages } from '../messages/job-list.messages';
import { lineIn } from '../model/job-text';
import { DeadlineText } from './DeadlineText';
import { JobFacts } from './JobFacts';
import { MatchRing } from './MatchRing';
import { SkillChips } from './SkillChips';
import styles from './JobCard.module.css';

/** A vacancy of the list: the card leads to its page. Its poster sees who applied in the place of a match. */
export function JobCard({ job }: { job: ListedJob }) {
  const text = useMessages(jobListMessages);
  const { language, digits } = useLocale();
  const { matchScore, matchedSkills, missingSkills } = job.match;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h3 className={styles.title}>
            <Link to={paths.job.href(job.id)} className={styles.link}>
              <Isolated>{pickLocalized(job, 'title', language)}</Isolated>
            </Link>
          </h3>
          <p className={styles.company}>
            <Isolated>{lineIn(job, 'companyName', language)}</Isolated>
          </p>
        </div>
        {!job.canManage && <MatchRing score={matchScore} />}
      </div>
      <JobFacts job={job} />
      {!job.canManage && <SkillChips matched={matchedSkills} missing={missingSkills} />}
      <div className={styles.foot}>
        <Isolated className={styles.salary}>{lineIn(job, 'salaryRange', language)}</Isolated>
        {job.canManage && <span className={styles.applicants}>{text.applicants(job.applicationsCount, digits)}</span>}
        <DeadlineText job={job} />
      </div>
    </li>
  );
}
