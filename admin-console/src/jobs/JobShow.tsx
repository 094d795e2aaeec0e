import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { PostingLinks } from '../opportunities/PostingLinks';
import { PostingState } from '../opportunities/PostingState';
import { postingWords } from '../opportunities/posting-words.messages';
import { WordsInBothLanguages } from '../opportunities/WordsInBothLanguages';
import { RecordShow } from '../records/RecordShow';
import type { Job } from './job';
import { jobsMessages } from './jobs.messages';
import { wordOf } from './word-of';

export function JobShow() {
  const text = useMessages(jobsMessages);
  const words = useMessages(postingWords);
  const { language, format } = useLocale();
  const pair = (one: string | null, other: string | null) => [...new Set([one, other])].filter(Boolean).join('\n');
  return (
    <RecordShow<Job>
      back={text.back}
      title={(job) => pickLocalized(job, 'title', language)}
      isEditable
      facts={(job) =>
        (
          [
            [words.status, <PostingState posting={job} />],
            [text.heading, pair(job.titleAr, job.titleEn)],
            [text.companyName, pair(job.companyName, job.companyNameEn)],
            [words.poster, job.posterName ?? words.deletedUser],
            [text.location, pair(job.location, job.locationEn)],
            [text.salaryRange, pair(job.salaryRange, job.salaryRangeEn)],
            [text.employmentType, wordOf(text, job.employmentType)],
            [text.experienceLevel, wordOf(text, job.experienceLevel)],
            [text.requiredSkills, job.requiredSkills.join('\n')],
            [text.niceSkills, job.niceSkills.join('\n')],
            [text.applicationDeadline, job.applicationDeadline && format.date(job.applicationDeadline)],
            [text.contactInfo, job.contactInfo],
            [words.applicationsCount, format.number(job.applicationsCount)],
            [words.createdAt, format.dateTime(job.createdAt)],
          ] as const
        ).filter(([, value]) => Boolean(value))
      }
      actions={(job) => <PostingLinks posting={job} folder="jobs" />}
    >
      {(job) => (
        <WordsInBothLanguages title={text.description} arabic={job.descriptionAr} english={job.descriptionEn} />
      )}
    </RecordShow>
  );
}
