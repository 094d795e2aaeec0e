import { shell, useMessages } from '@masar/ui';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError, type FormRefusal } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { usePrintedFields } from '#shared/forms/usePrintedRule';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { useCreateCourse } from '../authoring.mutations';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { courseFormMessages } from '../messages/course-form.messages';
import {
  type CourseFormValues,
  emptyCourse,
  missingFields,
  printedTexts,
  toNewCourse,
  wrongLanguage,
} from '../model/course-form';
import { serverFields } from '../model/server-fields';
import { useFocusOnError } from '../useFocusOnError';
import { CourseFields } from './CourseFields';
import styles from './Form.module.css';
import { FormLanguages } from './FormLanguages';

const createNames = { difficulty: 'level', hours: 'duration' };

/** The form of a new course; afterwards its author goes on to the lessons (CRS-3). */
export function CreateCourseForm() {
  const text = useMessages(courseFormMessages);
  const leaving = useMessages(courseEditorMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const create = useCreateCourse();
  const draft = useUnsavedDraft(`masarDraft:${useSession().user?.id}:new-course`, emptyCourse);
  const [missing, setMissing] = useState<ReturnType<typeof missingFields>>([]);
  const printed = usePrintedFields();
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);
  const failure = refusal ?? create.error;
  const form = useFocusOnError(failure, missing);
  const { values } = draft;
  const fields = serverFields(values, createNames);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacking = missingFields(values);
    setMissing(lacking);
    if (lacking.length > 0) {
      toast({ title: text.missing, description: text.missingHint, kind: 'destructive' });
      return;
    }
    const refused = printed(printedTexts(values));
    setRefusal(refused);
    if (refused) return;
    create.mutate(toNewCourse(values), {
      onSuccess: ({ id }) => {
        draft.accept(emptyCourse);
        toast({ title: text.created, description: text.createdHint, kind: 'success' });
        void navigate(paths.editCourse.href(id));
      },
      onError: (error) => notifyFailure(error, { title: text.creationError, fallback: text.creationFailed }),
    });
  };
  const errorOf = (field: keyof CourseFormValues) => {
    const lacking = missing.find((each) => each === field && !values[each].trim());
    return lacking ? text.missingField(lacking) : fieldError(failure, fields[field]);
  };

  return (
    <Card component="section">
      <form ref={form} className={`${shell.stack16} ${styles.sections}`} noValidate onSubmit={submit}>
        <RestoredDraft {...draft} />
        <FormLanguages wrong={wrongLanguage(errorOf)}>
          <CourseFields values={values} onChange={draft.change} errorOf={errorOf} />
        </FormLanguages>
        <FormFailure error={failure} fields={Object.values(fields)} fallback={text.creationFailed} />
        <div className={styles.actions}>
          <Button type="submit" size="large" loading={create.isPending}>
            {text.create}
          </Button>
        </div>
      </form>
      <LeaveGuard when={draft.isDirty && !create.isSuccess} text={leaving} />
    </Card>
  );
}
