import { shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { CheckField } from '#shared/forms/CheckField';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { useReadNow } from '#shared/query/useReadAnew';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseQueries } from '#subjects/courses/course.queries';
import type { CourseDetail } from '#subjects/courses/course-answers';
import { useUpdateCourse } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { bilingualLists, toCourseChange, toCourseForm, withoutEmptyLines, wrongLanguage } from '../model/course-form';
import { useCourseForm } from '../useCourseForm';
import { BilingualListField } from './BilingualListField';
import { CourseFields } from './CourseFields';
import { CoverField } from './CoverField';
import styles from './Form.module.css';
import { FormLanguages } from './FormLanguages';
import { NeedsField } from './NeedsField';
import { SaveBar } from './SaveBar';

/** Texts, settings and lists of a course, saved together (CRS-4). */
export function CourseEditForm({ course }: { course: CourseDetail }) {
  const text = useMessages(courseEditorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const readNow = useReadNow();
  const update = useUpdateCourse(course.id);
  const edited = useCourseForm({
    draft: `course:${course.id}`,
    initial: toCourseForm(course),
    renamed: { hours: 'durationHours', imageUrl: 'thumbnailUrl' },
    readNow: async () => toCourseForm(await readNow(courseQueries.detail(course.id))),
    send: (values, change) => {
      const cleaned = withoutEmptyLines(values);
      change(cleaned);
      return update.mutateAsync(toCourseChange(cleaned));
    },
    onSent: (saved) => {
      toast({ title: text.saved, kind: 'success' });
      return toCourseForm(saved);
    },
    onRefused: (error) => notifyFailure(error, { title: text.saveError, fallback: text.saveFailed }),
  });
  const { form, draft, failure, errorOf, isBusy, held } = edited;
  const { values, change } = held;

  return (
    <form {...form} className={`${shell.stack16} ${styles.sections}`}>
      <RestoredDraft {...draft} />
      <FormLanguages wrong={wrongLanguage(errorOf)}>
        <div className={`${shell.stack16} ${styles.sections}`}>
          <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-details">
            <h2 id="course-details">{text.details}</h2>
            <CourseFields course={edited} />
            <CoverField course={course} imageUrl={values.imageUrl} onChange={(imageUrl) => held.taken({ imageUrl })} />
            <CheckField
              label={text.requiresReview}
              checked={values.requiresReview}
              onChange={(event) => change({ requiresReview: event.currentTarget.checked })}
            />
            <CheckField
              label={text.opensFirstLesson}
              checked={values.opensFirstLesson}
              onChange={(event) => change({ opensFirstLesson: event.currentTarget.checked })}
            />
          </Card>
          <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="course-lists">
            <h2 id="course-lists">{text.lists}</h2>
            {bilingualLists.map((list) => (
              <BilingualListField
                key={list}
                legend={text[list]}
                areSkills={list === 'skills'}
                lines={values[list]}
                onChange={(lines) => change({ [list]: lines })}
                nameOf={(index, language) => `${list}.${index}.${language}`}
                errorOf={errorOf}
              />
            ))}
            <NeedsField
              courseId={course.id}
              needs={values.needs}
              onChange={(needs) => change({ needs })}
              errorOf={errorOf}
            />
          </Card>
        </div>
      </FormLanguages>
      <FormFailure {...failure} fallback={text.saveFailed} />
      <SaveBar label={text.save} isDirty={draft.isDirty} isSaving={isBusy} />
    </form>
  );
}
