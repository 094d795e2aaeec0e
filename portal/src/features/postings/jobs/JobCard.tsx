import { Isolated, useLocale, useMessages } from '@masar/ui';
import { ScoreRing } from '#subjects/score/ScoreRing';
import { OrgMark } from '../card/OrgMark';
import { PostingCard } from '../card/PostingCard';
import { postedLine } from '../posted-line';
import { jobKind, type ListedJob } from './job.kind';
import { jobMessages } from './job.messages';
import { DeadlineText, JobFacts } from './JobFacts';
import styles from './JobFacts.module.css';
import { matchMessages } from './match.messages';
import { MatchLine } from './MatchLine';
import { SkillChips } from './SkillChips';

/** A smaller match discourages and says less than what lacks. */
const ringFrom = 0.2;

/** A vacancy of the list. Its poster sees who applied in the place of a match (JOB-1, JOB-2). */
export function JobCard({ posting }: { posting: ListedJob }) {
  const text = useMessages(jobMessages);
  const { percent } = useMessages(matchMessages);
  const { language, format } = useLocale();
  const { canManage, match } = posting;
  return (
    <PostingCard
      posting={posting}
      to={jobKind.page.href(posting.id)}
      by={<Isolated>{postedLine(posting, 'companyName', language)}</Isolated>}
      org={<OrgMark name={postedLine(posting, 'companyName', language)} />}
      mark={!canManage && match.matchScore >= ringFrom && <ScoreRing score={match.matchScore} label={percent} />}
      facts={<JobFacts posting={posting} />}
      more={
        !canManage && (
          <>
            <MatchLine match={match} />
            <div className={styles.chips}>
              <SkillChips matched={match.matchedSkills} missing={match.missingSkills} />
            </div>
          </>
        )
      }
    >
      <Isolated className={styles.salary}>{postedLine(posting, 'salaryRange', language)}</Isolated>
      {canManage && (
        <span className={styles.applicants}>{text.applicants(format.number(posting.applicationsCount))}</span>
      )}
      <DeadlineText posting={posting} />
    </PostingCard>
  );
}
