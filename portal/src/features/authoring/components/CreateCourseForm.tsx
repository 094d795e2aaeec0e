import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { paths } from '#shared/navigation/paths';
import { useToast } from '#shared/toasts/ToastProvider';
import { useCreateCourse } from '../authoring.mutations';
import { courseFormMessages } from '../messages/course-form.messages';
import { emptyCourse, toNewCourse, wrongLanguage } from '../model/course-form';
import { useCourseForm } from '../useCourseForm';
import { CourseFields } from './CourseFields';
import styles from './Form.module.css';
import { FormLanguages } from './FormLanguages';

/** The form of a new course; afterwards its author goes on to the lessons (CRS-3). */
export function CreateCourseForm() {
  const text = useMessages(courseFormMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const create = useCreateCourse();
  const course = useCourseForm({
    draft: 'new-course',
    initial: emptyCourse,
    renamed: { difficulty: 'level', hours: 'duration' },
    send: (values) => create.mutateAsync(toNewCourse(values)),
    onSent: ({ id }) => {
      toast({ title: text.created, description: text.createdHint, kind: 'success' });
      void navigate(paths.editCourse.href(id));
      return emptyCourse;
    },
    onRefused: (error) => notifyFailure(error, { title: text.creationError, fallback: text.creationFailed }),
  });
  const { form, draft, failure, errorOf, isBusy } = course;

  return (
    <Card component="section">
      <form {...form} className={`${shell.stack16} ${styles.sections}`}>
        <RestoredDraft {...draft} />
        <FormLanguages wrong={wrongLanguage(errorOf)}>
          <CourseFields course={course} />
        </FormLanguages>
        <FormFailure {...failure} fallback={text.creationFailed} />
        <div className={styles.actions}>
          <Button type="submit" size="large" loading={isBusy}>
            {text.create}
          </Button>
        </div>
      </form>
    </Card>
  );
}
