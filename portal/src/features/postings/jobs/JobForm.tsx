import { employmentTypes, experienceLevels, postingLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { EnglishFold, Pair, PostingForm } from '../form/PostingForm';
import { usePostingForm } from '../form/usePostingForm';
import { dayOf } from '../form/written';
import { type Job, jobKind } from './job.kind';
import { jobMessages } from './job.messages';
import { jobModel } from './job-form';
import { jobFormMessages } from './job-form.messages';
import { SkillsInput } from './SkillsInput';

interface JobFormProps {
  posting: Job | undefined;
  onDone: (saved: Job) => void;
}

const { titleMaximum, descriptionMaximum, lineMaximum, contactMaximum } = postingLimits;
const line = { maxLength: lineMaximum };

/** What a vacancy says, its skills out of the vocabulary, and English for those who write both (JOB-1, JOB-2). */
export function JobForm({ posting, onDone }: JobFormProps) {
  const text = useMessages(jobFormMessages);
  const words = useMessages(jobMessages);
  const form = usePostingForm({ kind: jobKind, model: jobModel, posting, words: text, onDone });
  const { field, english, values, change } = form;
  const { requiredSkills, niceSkills } = values;
  return (
    <PostingForm form={form}>
      <TextField {...field('title')} required maxLength={titleMaximum} />
      <TextField {...field('companyName')} {...line} required />
      <TextArea {...field('description')} required rows={6} maxLength={descriptionMaximum} />
      <SkillsInput
        label={text.requiredSkills}
        hint={text.requiredSkillsHint}
        skills={requiredSkills}
        taken={niceSkills}
        onChange={(skills) => change({ requiredSkills: skills })}
      />
      <SkillsInput
        label={text.niceSkills}
        hint={text.niceSkillsHint}
        skills={niceSkills}
        taken={requiredSkills}
        onChange={(skills) => change({ niceSkills: skills })}
      />
      <Pair>
        <SelectField {...field('employmentType')} choices={employmentTypes} words={words} none={text.unsaid} />
        <SelectField {...field('experienceLevel')} choices={experienceLevels} words={words} none={text.unsaid} />
        <TextField {...field('location')} {...line} />
        <TextField {...field('applicationDeadline')} type="date" dir={undefined} min={dayOf(new Date())} />
      </Pair>
      <TextField {...field('salaryRange')} {...line} />
      <TextArea {...field('contactInfo')} required rows={2} maxLength={contactMaximum} />
      <EnglishFold>
        <TextField {...english('title')} maxLength={titleMaximum} />
        <TextField {...english('companyName')} {...line} />
        <TextArea {...english('description')} rows={5} maxLength={descriptionMaximum} />
        <Pair>
          <TextField {...english('location')} {...line} />
          <TextField {...english('salaryRange')} {...line} />
        </Pair>
      </EnglishFold>
    </PostingForm>
  );
}
