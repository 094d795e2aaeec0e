import { useState, type SubmitEvent } from 'react';
import { employmentTypes, experienceLevels, postingLimits } from '@masar/domain';
import { displayTimeZone } from '@masar/i18n';
import { Button, SelectField, TextArea, TextField, useLocale, useMessages } from '@masar/ui';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { usePostJob } from '../jobs.mutations';
import { jobFormMessages } from '../messages/job-form.messages';
import { jobWords } from '../messages/job-words.messages';
import { emptyJob, jobProblems, toNewJob, type JobForm } from '../model/job-form';
import { EnglishFields } from './EnglishFields';
import { SkillsInput } from './SkillsInput';
import styles from './PostJobForm.module.css';

/** The day in Iraq, as date fields write it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone }).format(new Date());

/** A new vacancy; what was typed stays until the server has it (JOB-1). */
export function PostJobForm({ onPosted }: { onPosted: (id: string) => void }) {
  const text = useMessages(jobFormMessages);
  const words = useMessages(jobWords);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const post = usePostJob();
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:new-job`, emptyJob);
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = jobProblems(values, today());
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || post.isPending) return;
    try {
      const job = await post.mutateAsync(toNewJob(values, language));
      draft.accept(emptyJob);
      toast({ title: text.posted, description: job.status === 'pending' ? text.waits : undefined, kind: 'success' });
      onPosted(job.id);
    } catch (error) {
      notifyFailure(error, { title: text.failed });
    }
  };

  const problems = wasSent ? jobProblems(values, today()) : new Set<keyof JobForm>();
  const field = (name: Exclude<keyof JobForm, 'requiredSkills' | 'niceSkills'>, problem?: string) => ({
    name,
    value: values[name],
    error: problems.has(name) ? problem : fieldError(post.error, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const line = { maxLength: postingLimits.lineMaximum };

  return (
    <form noValidate className={styles.form} aria-label={text.title} onSubmit={(event) => void send(event)}>
      {draft.wasRestored && <RestoredDraft onDiscard={draft.discard} />}
      <TextField
        {...field('title', text.nameRequired)}
        label={text.name}
        hint={text.nameHint}
        required
        maxLength={postingLimits.titleMaximum}
      />
      <TextField {...field('companyName', text.companyRequired)} {...line} label={text.company} required />
      <TextArea
        {...field('description', text.descriptionRequired)}
        label={text.description}
        hint={text.descriptionHint}
        required
        rows={6}
        maxLength={postingLimits.descriptionMaximum}
      />
      <SkillsInput
        label={text.requiredSkills}
        hint={text.requiredSkillsHint}
        skills={values.requiredSkills}
        taken={values.niceSkills}
        onChange={(requiredSkills) => change({ requiredSkills })}
      />
      <SkillsInput
        label={text.niceSkills}
        hint={text.niceSkillsHint}
        skills={values.niceSkills}
        taken={values.requiredSkills}
        onChange={(niceSkills) => change({ niceSkills })}
      />
      <div className={styles.pair}>
        <SelectField {...field('employmentType')} label={text.employmentType}>
          <option value="">{text.unsaid}</option>
          {employmentTypes.map((type) => (
            <option key={type} value={type}>
              {words[type]}
            </option>
          ))}
        </SelectField>
        <SelectField {...field('experienceLevel')} label={text.experience}>
          <option value="">{text.unsaid}</option>
          {experienceLevels.map((level) => (
            <option key={level} value={level}>
              {words[level]}
            </option>
          ))}
        </SelectField>
        <TextField {...field('location')} {...line} label={text.location} hint={text.locationHint} />
        <TextField
          {...field('applicationDeadline', text.deadlinePast)}
          label={text.deadline}
          type="date"
          dir={undefined}
          min={today()}
        />
      </div>
      <TextField {...field('salaryRange')} {...line} label={text.salary} hint={text.salaryHint} />
      <TextArea
        {...field('contactInfo')}
        label={text.contact}
        hint={text.contactHint}
        rows={2}
        maxLength={postingLimits.contactMaximum}
      />
      <EnglishFields field={field} />
      <Button type="submit" size="large" className={styles.send} busy={post.isPending}>
        {text.publish}
      </Button>
    </form>
  );
}
