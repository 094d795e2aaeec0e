import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { postingWords } from '../opportunities/posting-words.messages';
import { usePlainPairNames } from '../opportunities/usePlainPairNames';
import { RecordEdit } from '../records/RecordEdit';
import { useFieldNames } from '../records/useFieldNames';
import type { Job } from './job';
import { JobForm } from './JobForm';
import { jobsMessages } from './jobs.messages';

const plain = ['employmentType', 'experienceLevel', 'requiredSkills', 'niceSkills', 'applicationDeadline'] as const;

export function JobEdit() {
  const text = useMessages(jobsMessages);
  const { isActive } = useMessages(postingWords);
  const { language } = useLocale();
  const names = { ...text, isActive, title: text.heading };
  const both = useFieldNames(names, [...plain, 'contactInfo', 'isActive'], ['title', 'description']);
  const pairs = usePlainPairNames(text, ['companyName', 'location', 'salaryRange']);
  return (
    <RecordEdit<Job>
      back={text.back}
      title={(job) => pickLocalized(job, 'title', language)}
      labels={{ ...both, ...pairs }}
    >
      <JobForm />
    </RecordEdit>
  );
}
