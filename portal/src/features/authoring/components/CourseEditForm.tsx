import { shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { type FormEvent, useState } from 'react';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { fieldError, type FormRefusal } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { usePrintedFields } from '#shared/forms/usePrintedRule';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { useUpdateCourse } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { courseFormMessages } from '../messages/course-form.messages';
import {
  type CourseFormValues,
  missingFields,
  printedTexts,
  toCourseChange,
  toCourseForm,
  withoutEmptyLines,
  wrongLanguage,
} from '../model/course-form';
import { serverFields } from '../model/server-fields';
import { useFocusOnError } from '../useFocusOnError';
import { BilingualListField } from './BilingualListField';
import { CourseFields } from './CourseFields';
import { CoverField } from './CoverField';
import styles from './Form.module.css';
import { FormLanguages } from './FormLanguages';
import { SaveBar } from './SaveBar';

const lists = ['learningPoints', 'requirements', 'skills'] as const;
const editNames = { hours: 'durationHours', imageUrl: 'thumbnailUrl' };

/** Texts, settings and lists of a course, saved together (CRS-4). */
export function CourseEditForm({ course }: { course: CourseDetail }) {
  const text = useMessages(courseEditorMessages);
  const formText = useMessages(courseFormMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const update = useUpdateCourse(course.id);
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:course:${course.id}`, toCourseForm(course));
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>([]);
  const printed = usePrintedFields();
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const failure = refusal ?? update.error;
  const form = useFocusOnError(failure, missing);
  const { values } = draft;
  const fields = serverFields(values, editNames);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const cleaned = withoutEmptyLines(values);
    const lacking = missingFields(cleaned);
    draft.change(cleaned);
    setMissing(lacking);
    if (lacking.length > 0) {
      toast({ title: formText.missing, description: formText.missingHint, kind: 'destructive' });
      return;
    }
    const refused = printed(printedTexts(cleaned));
    setRefusal(refused);
    if (refused) return;
    update.mutate(toCourseChange(cleaned), {
      onSuccess: (saved) => {
        draft.accept(toCourseForm(saved));
        toast({ title: text.saved, kind: 'success' });
      },
      onError: (error) => notifyFailure(error, { title: text.saveError, fallback: text.saveFailed }),
    });
  };
  const errorOf = (field: keyof CourseFormValues) => {
    const lacking = missing.find((each) => each === field && !values[each].trim());
    return lacking ? formText.missingField(lacking) : fieldError(failure, fields[field]);
  };

  return (
    <form ref={form} className={`${shell.stack16} ${styles.sections}`} noValidate onSubmit={submit}>
      <RestoredDraft {...draft} />
      <FormLanguages wrong={wrongLanguage(errorOf)}>
        <div className={`${shell.stack16} ${styles.sections}`}>
          <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-details">
            <h2 id="course-details">{text.details}</h2>
            <CourseFields values={values} onChange={draft.change} errorOf={errorOf} />
            <CoverField
              course={course}
              imageUrl={values.imageUrl}
              // The server has it already; what else was typed is still to be saved.
              onChange={(imageUrl) =>
                draft.isDirty ? draft.change({ imageUrl }) : draft.accept({ ...values, imageUrl })
              }
            />
            <CheckField
              label={text.requiresReview}
              checked={values.requiresReview}
              onChange={(event) => draft.change({ requiresReview: event.currentTarget.checked })}
            />
            <CheckField
              label={text.opensFirstLesson}
              checked={values.opensFirstLesson}
              onChange={(event) => draft.change({ opensFirstLesson: event.currentTarget.checked })}
            />
          </Card>
          <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-lists">
            <h2 id="course-lists">{text.lists}</h2>
            {lists.map((list) => (
              <BilingualListField
                key={list}
                legend={text[list]}
                areSkills={list === 'skills'}
                lines={values[list]}
                onChange={(lines) => draft.change({ [list]: lines })}
                errorOf={(index, language) => fieldError(failure, `${list}.${index}.${language}`)}
              />
            ))}
          </Card>
        </div>
      </FormLanguages>
      <FormFailure
        error={failure}
        fields={[
          ...Object.values(fields),
          ...lists.flatMap((list) => values[list].flatMap((_, at) => [`${list}.${at}.ar`, `${list}.${at}.en`])),
        ]}
        fallback={text.saveFailed}
      />
      <SaveBar label={text.save} isDirty={draft.isDirty} isSaving={update.isPending} />
      <LeaveGuard when={draft.isDirty} text={text} />
    </form>
  );
}
