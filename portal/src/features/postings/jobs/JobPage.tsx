import { type Language, pickLocalized } from '@masar/i18n';
import { Isolated, Skeleton, useLocale, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { RelativeTime } from '#shared/time/RelativeTime';
import { applicationQueries } from '../applications/applications.queries';
import { ApplicationTimeline } from '../applications/ApplicationTimeline';
import { PostingDetailPage } from '../page/PostingDetailPage';
import { SkillList } from '../page/PostingText';
import { Term, Terms } from '../page/Terms';
import { postedLine } from '../posted-line';
import { type Job, jobKind } from './job.kind';
import { jobMessages } from './job.messages';
import { jobFormMessages } from './job-form.messages';
import { DeadlineText, JobFacts } from './JobFacts';
import styles from './JobFacts.module.css';
import { JobForm } from './JobForm';
import { MatchPanel } from './MatchPanel';

interface PartProps {
  posting: Job;
}

function Byline({ posting }: PartProps) {
  const text = useMessages(jobMessages);
  const { language } = useLocale();
  return (
    <>
      <strong>
        <Isolated>{postedLine(posting, 'companyName', language)}</Isolated>
      </strong>
      <span>
        {text.posted} <RelativeTime at={posting.createdAt} />
      </span>
      <ul role="list" className={styles.facts}>
        <JobFacts posting={posting} />
      </ul>
    </>
  );
}

/** What has happened to one's application (JOB-1); of what fails to load the panel above tells the state. */
function OwnTimeline({ id }: { id: string }) {
  const application = useSignedInQuery(applicationQueries.detail(id));
  if (application.isError) return null;
  return (
    <Card>
      {application.data ? <ApplicationTimeline moves={application.data.moves} /> : <Skeleton height="80px" />}
    </Card>
  );
}

/** Salary, deadline and how many applied; the contact for those who may know it. */
function JobTerms({ posting }: PartProps) {
  const text = useMessages(jobMessages);
  const { language, format, digits } = useLocale();
  const { applicationDeadline, closedReason, contactInfo, myApplication } = posting;
  const salary = postedLine(posting, 'salaryRange', language);
  return (
    <>
      <Terms>
        <Term name={text.salary}>{salary && <Isolated>{salary}</Isolated>}</Term>
        <Term name={text.deadline}>
          <span className={styles.deadline}>
            {applicationDeadline ? format.date(applicationDeadline) : text.noDeadline}
            {(applicationDeadline || closedReason) && <DeadlineText posting={posting} isDateShown={false} />}
          </span>
        </Term>
        <Term name={text.applicantsTitle}>{text.applicantCount(posting.applicationsCount, digits)}</Term>
        <Term name={text.contact} isWide>
          {contactInfo && <Isolated>{contactInfo}</Isolated>}
        </Term>
      </Terms>
      {myApplication && <OwnTimeline id={myApplication.id} />}
    </>
  );
}

/** Skills in the reader's language where the vocabulary knows all of them, else as the poster wrote them. */
function skillsOf(job: Job, language: Language, isRequired: boolean): string[] {
  const written = isRequired ? job.requiredSkills : job.niceSkills;
  const known = job.skills.filter((skill) => skill.isRequired === isRequired);
  return known.length === written.length ? known.map((skill) => pickLocalized(skill, 'label', language)) : written;
}

function More({ posting }: PartProps) {
  const text = useMessages(jobMessages);
  const { language } = useLocale();
  return (
    <>
      <SkillList title={text.requiredSkills} skills={skillsOf(posting, language, true)} />
      <SkillList title={text.niceSkills} skills={skillsOf(posting, language, false)} />
      {!posting.canManage && <MatchPanel jobId={posting.id} />}
    </>
  );
}

/** /jobs/{id} (JOB-1, JOB-2). */
export default function JobPage() {
  const text = useMessages(jobMessages);
  const titles = useMessages(jobFormMessages);
  return (
    <PostingDetailPage
      kind={jobKind}
      text={text}
      failed={text.oneFailed}
      form={{ titles, Form: JobForm }}
      Byline={Byline}
      Terms={JobTerms}
      More={More}
    />
  );
}
