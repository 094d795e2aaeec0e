import { assignmentLimits, type LateRule, lateRules, markedWorkPassMark, plainPercent, workKinds } from '@masar/domain';
import { momentOf, pickLocalized, typedMoment } from '@masar/i18n';
import { shell, useLocale, useMessages } from '@masar/ui';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useNavigate } from 'react-router-dom';
import { CheckField } from '#shared/forms/CheckField';
import { DecimalField } from '#shared/forms/DecimalField';
import { FormFailure } from '#shared/forms/FormFailure';
import { MomentField } from '#shared/forms/MomentField';
import { NumberField } from '#shared/forms/NumberField';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { SelectField } from '#shared/forms/SelectField';
import { TextArea } from '#shared/forms/TextArea';
import { TitleFields } from '#shared/forms/TitleFields';
import { asMarked, fieldsIn, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries } from '#subjects/courses/course.queries';
import { useWriteAssignment, type WrittenAssignment } from '../assignments.mutations';
import { lateRuleMessages, workKindMessages, writeAssignmentMessages } from '../messages/write-assignment.messages';
import styles from './Assignments.module.css';
import { PeerReviewFields } from './PeerReviewFields';
import { RubricFields } from './RubricFields';

interface AssignmentFormProps {
  courseId: string;
  /** Missing for a new one. */
  id?: string | undefined;
  initial: WrittenAssignment;
}

/** Fields that say themselves what is wrong with them; of all else the form does. */
const told = [
  ...['titleAr', 'titleEn', 'taskAr', 'taskEn', 'dueAt', 'percentPerDay', 'passMark', 'resubmissions'],
  ...['peerReviews', 'peerReviewDueAt', 'peerInstructionsAr', 'peerInstructionsEn'],
];

/** An assignment as its author writes it: task, what is taken, days, rubric (ASG-1). */
export function AssignmentForm({ courseId, id, initial }: AssignmentFormProps) {
  const text = useMessages(writeAssignmentMessages);
  const kinds = useMessages(workKindMessages);
  const rules = useMessages(lateRuleMessages);
  const { language } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const write = useWriteAssignment(courseId, id);
  const lessons = useSignedInQuery(courseQueries.curriculum(courseId));
  const held = useHeldValues(`assignment:${id ?? `new in ${courseId}`}`, initial, { isNew: !id });
  const { values, change, accept } = held;
  const passMark = plainPercent(values.passMark);
  const { form, draft, failure, field, isBusy } = useCheckedForm({
    holds: held,
    isGuarded: true,
    rules: Object.fromEntries(told.map((name) => [name, asMarked])),
    send: () => write.mutateAsync({ ...values, passMark, percentPerDay: plainPercent(values.percentPerDay) }),
    onSent: (saved) => {
      accept(values);
      toast({ title: text.saved, kind: 'success' });
      void navigate(paths.assignment.href(courseId, saved.id));
    },
  });
  return (
    <form {...form} className={`${shell.stack12} ${styles.section}`}>
      <RestoredDraft {...draft} />
      <div className={styles.halves}>
        <div className={`${shell.stack12} ${styles.section}`}>
          <TitleFields
            labels={text}
            maxLength={assignmentLimits.titleMaximum}
            titles={values}
            field={field}
            onChange={change}
          />
          <TextArea
            {...field('taskAr')}
            label={text.taskAr}
            hint={text.markdown}
            rows={6}
            required
            maxLength={assignmentLimits.taskMaximum}
            value={values.taskAr}
            onChange={(event) => change({ taskAr: event.currentTarget.value })}
          />
          <TextArea
            {...field('taskEn')}
            label={text.taskEn}
            hint={text.markdown}
            rows={6}
            maxLength={assignmentLimits.taskMaximum}
            value={values.taskEn ?? ''}
            onChange={(event) => change({ taskEn: event.currentTarget.value })}
          />
          <SelectField
            label={text.lesson}
            value={values.lessonId ?? ''}
            onChange={(event) => change({ lessonId: event.currentTarget.value || null })}
            none={text.noLesson}
            choices={lessons.data?.map((lesson) => [lesson.id, pickLocalized(lesson, 'title', language)])}
          />
          <CheckField
            label={text.isRequired}
            checked={values.isRequired}
            onChange={(event) => change({ isRequired: event.currentTarget.checked })}
          />
          <CheckField
            label={text.isGroupWork}
            checked={values.isGroupWork ?? false}
            onChange={(event) => change({ isGroupWork: event.currentTarget.checked })}
          />
          <fieldset className={`${styles.criterion} ${styles.kinds}`}>
            <legend>{text.accepts}</legend>
            {workKinds.map((kind) => (
              <CheckField
                key={kind}
                label={kinds[kind]}
                checked={values.accepts.includes(kind)}
                onChange={(event) =>
                  change({
                    accepts: event.currentTarget.checked
                      ? [...values.accepts, kind]
                      : values.accepts.filter((one) => one !== kind),
                  })
                }
              />
            ))}
          </fieldset>
          <MomentField
            {...field('dueAt')}
            label={text.dueAt}
            hint={text.dueHint}
            value={typedMoment(values.dueAt)}
            onChange={(event) => change({ dueAt: momentOf(event.currentTarget.value) })}
          />
          <SelectField
            label={text.lateRule}
            value={values.lateRule}
            onChange={(event) => change({ lateRule: event.currentTarget.value as LateRule })}
            choices={lateRules}
            words={rules}
          />
          <div className={`${shell.stack12} ${styles.levels}`}>
            <DecimalField
              {...field('percentPerDay')}
              label={text.percentPerDay}
              value={values.percentPerDay}
              onChange={(percentPerDay) => change({ percentPerDay })}
            />
            <DecimalField
              {...field('passMark')}
              label={text.passMark}
              value={values.passMark}
              onChange={(typed) => change({ passMark: typed })}
            />
            <NumberField
              {...field('resubmissions')}
              label={text.resubmissions}
              isWhole
              required
              value={values.resubmissions}
              onChange={(resubmissions) => change({ resubmissions })}
            />
          </div>
          {values.isRequired && passMark !== '' && Number(passMark) < markedWorkPassMark && (
            <Alert severity="warning">{text.lowPassMark}</Alert>
          )}
          <PeerReviewFields values={values} field={field} onChange={change} />
        </div>
        <RubricFields
          rubric={values.rubric}
          field={fieldsIn(field, 'rubric')}
          onChange={(rubric) => change({ rubric })}
        />
      </div>
      <FormFailure {...failure} />
      <div className={shell.row12}>
        <Button type="submit" loading={isBusy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
