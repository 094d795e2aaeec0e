import { employmentTypes, experienceLevels, postingLimits } from '@masar/domain';
import { useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TextField } from '#shared/forms/TextField';
import { formMessages } from '../form/form.messages';
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
  const { inEnglish } = useMessages(formMessages);
  const form = usePostingForm({ kind: jobKind, model: jobModel, posting, words: text, onDone });
  const { field, draft } = form;
  const { requiredSkills, niceSkills } = draft.values;
  const english = (name: 'title' | 'companyName' | 'description' | 'location' | 'salaryRange') => ({
    ...field(`${name}En`),
    dir: 'ltr',
    label: inEnglish(text[name]),
  });
  return (
    <PostingForm form={form}>
      <TextField {...field('title')} label={text.title} hint={text.titleHint} required maxLength={titleMaximum} />
      <TextField {...field('companyName')} {...line} label={text.companyName} required />
      <TextArea
        {...field('description')}
        label={text.description}
        hint={text.descriptionHint}
        required
        rows={6}
        maxLength={descriptionMaximum}
      />
      <SkillsInput
        label={text.requiredSkills}
        hint={text.requiredSkillsHint}
        skills={requiredSkills}
        taken={niceSkills}
        onChange={(skills) => draft.change({ requiredSkills: skills })}
      />
      <SkillsInput
        label={text.niceSkills}
        hint={text.niceSkillsHint}
        skills={niceSkills}
        taken={requiredSkills}
        onChange={(skills) => draft.change({ niceSkills: skills })}
      />
      <Pair>
        <SelectField
          {...field('employmentType')}
          label={text.employmentType}
          choices={employmentTypes}
          words={words}
          none={text.unsaid}
        />
        <SelectField
          {...field('experienceLevel')}
          label={text.experience}
          choices={experienceLevels}
          words={words}
          none={text.unsaid}
        />
        <TextField {...field('location')} {...line} label={text.location} hint={text.locationHint} />
        <TextField
          {...field('applicationDeadline')}
          label={text.deadline}
          type="date"
          dir={undefined}
          min={dayOf(new Date())}
        />
      </Pair>
      <TextField {...field('salaryRange')} {...line} label={text.salaryRange} hint={text.salaryRangeHint} />
      <TextArea
        {...field('contactInfo')}
        label={text.contact}
        hint={text.contactHint}
        required
        rows={2}
        maxLength={contactMaximum}
      />
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
