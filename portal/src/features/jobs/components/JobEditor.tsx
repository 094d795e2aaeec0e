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
import type { Job } from '../job-answers';
import { useEditJob, usePostJob } from '../jobs.mutations';
import { jobFormMessages } from '../messages/job-form.messages';
import { jobWords } from '../messages/job-words.messages';
import { emptyJob, jobProblems, toJobChange, toJobForm, toNewJob, type JobForm } from '../model/job-form';
import { EnglishFields } from './EnglishFields';
import { SkillsInput } from './SkillsInput';
import styles from './JobEditor.module.css';

/** The day in Iraq, as date fields write it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: displayTimeZone }).format(new Date());

interface JobEditorProps {
  /** The one to change; left out for a new one. */
  job: Job | undefined;
  onDone: (saved: Job) => void;
}

/** A new vacancy, or one that its poster changes; what was typed stays until the server has it (JOB-1). */
export function JobEditor({ job, onDone }: JobEditorProps) {
  const text = useMessages(jobFormMessages);
  const words = useMessages(jobWords);
  const { language } = useLocale();
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const post = usePostJob();
  const edit = useEditJob(job?.id ?? '');
  const saving = job ? edit : post;
  const [initial] = useState(() => (job ? toJobForm(job) : emptyJob));
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:${job ? `job:${job.id}` : 'new-job'}`, initial);
  const [wasSent, setSent] = useState(false);
  const { values, change } = draft;
  // A last day that passed already may stay as it was.
  const problemsNow = () =>
    jobProblems(values, values.applicationDeadline === initial.applicationDeadline ? '' : today());

  const send = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setSent(true);
    const [first] = problemsNow();
    if (first) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    if (first || saving.isPending) return;
    try {
      const saved = await (job
        ? edit.mutateAsync(toJobChange(values, language))
        : post.mutateAsync(toNewJob(values, language)));
      draft.accept(job ? values : emptyJob);
      const description = saved.status === 'pending' ? text.waits : undefined;
      toast({ title: job ? text.saved : text.posted, description, kind: 'success' });
      onDone(saved);
    } catch (error) {
      notifyFailure(error, { title: job ? text.saveFailed : text.failed });
    }
  };

  const problems = wasSent ? problemsNow() : new Set<keyof JobForm>();
  const field = (name: Exclude<keyof JobForm, 'requiredSkills' | 'niceSkills'>, problem?: string) => ({
    name,
    value: values[name],
    error: problems.has(name) ? problem : fieldError(saving.error, name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  const line = { maxLength: postingLimits.lineMaximum };

  return (
    <form
      noValidate
      className={styles.form}
      aria-label={job ? text.edit : text.title}
      onSubmit={(event) => void send(event)}
    >
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
        {...field('contactInfo', text.contactRequired)}
        label={text.contact}
        hint={text.contactHint}
        required
        rows={2}
        maxLength={postingLimits.contactMaximum}
      />
      <EnglishFields field={field} />
      <Button type="submit" size="large" className={styles.send} busy={saving.isPending}>
        {job ? text.save : text.publish}
      </Button>
    </form>
  );
}
