import { ApiError } from '@masar/contracts';
import { EyeIcon, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { type FormEvent, useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { LeaveGuard } from '#shared/dialog/LeaveGuard';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { fieldError } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextField } from '#shared/forms/TextField';
import { useUnsavedDraft } from '#shared/forms/useUnsavedDraft';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useSession } from '#shared/session/SessionProvider';
import { useToast } from '#shared/toasts/ToastProvider';
import { LessonSurroundingsContext } from '#subjects/markdown/lesson-surroundings';
import { pictureOfCourse } from '#subjects/markdown/picture-of-course';
import { useSaveLesson } from '../authoring.mutations';
import type { LessonDraft } from '../authoring.queries';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { courseFormMessages } from '../messages/course-form.messages';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import { quizMessages } from '../messages/quiz.messages';
import { emptyLesson, type LessonFormValues, toLessonChange, toLessonForm } from '../model/lesson-form';
import { questionProblem } from '../model/quiz-form';
import { serverFields } from '../model/server-fields';
import { useFocusOnError } from '../useFocusOnError';
import { AttachmentsField } from './AttachmentsField';
import styles from './Form.module.css';
import { LessonTexts } from './LessonTexts';
import { QuizField } from './QuizField';
import { SaveBar } from './SaveBar';
import type { TextLanguage } from './shown-languages';

interface LessonFormProps {
  courseId: string;
  /** Null for a lesson that is still to be added. */
  lesson: LessonDraft | null;
}

/** The language whose text the server refused; undefined where it refused none. */
function languageInError(error: unknown): TextLanguage | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const languages = error.errors.map(({ field }) => /^(?:title|description|content)(Ar|En)$/.exec(field)?.[1]);
  if (languages.includes('Ar')) return 'ar';
  return languages.includes('En') ? 'en' : undefined;
}

/** Everything of one lesson, saved together; a failed save loses nothing (CRS-4). */
export function LessonForm({ courseId, lesson }: LessonFormProps) {
  const text = useMessages(lessonFormMessages);
  const editorText = useMessages(courseEditorMessages);
  const courseText = useMessages(courseFormMessages);
  const quizText = useMessages(quizMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const navigate = useNavigate();
  const save = useSaveLesson(courseId, lesson?.id ?? null);
  const key = `masarDraft:${useSession().user?.id}:lesson:${lesson?.id ?? `new in ${courseId}`}`;
  const draft = useUnsavedDraft(key, lesson ? toLessonForm(lesson) : emptyLesson);
  const [shown, setShown] = useState<TextLanguage>('ar');
  const [hasTried, setTried] = useState(false);
  const form = useFocusOnError(save.error, hasTried);
  const { values } = draft;
  const title = shown === 'ar' ? values.titleAr : values.titleEn;
  const surroundings = useMemo(
    () => ({
      title,
      // The preview leads nowhere: whoever writes would leave what is not saved.
      lessonHref: () => undefined,
      pictureAt: (address: string) => pictureOfCourse(lesson?.pictures ?? [], address),
    }),
    [title, lesson?.pictures],
  );
  const fields = serverFields(values, { minutes: 'duration', attachments: 'attachmentIds' });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const isIncomplete = !values.titleAr.trim() || values.quiz.some(questionProblem);
    if (isIncomplete) {
      if (!values.titleAr.trim()) setShown('ar');
      toast({ title: courseText.missing, description: courseText.missingHint, kind: 'destructive' });
      return;
    }
    save.mutate(toLessonChange(values, lesson?.duration ?? null), {
      onSuccess: (saved) => {
        setTried(false);
        draft.accept(toLessonForm(saved));
        toast({ title: lesson ? text.saved : text.added, kind: 'success' });
        if (!lesson) void navigate(`?lesson=${saved.id}`, { replace: true });
      },
      onError: (error) => {
        setShown(languageInError(error) ?? shown);
        notifyFailure(error, { title: editorText.saveError, fallback: editorText.saveFailed });
      },
    });
  };
  const errorOf = (field: keyof LessonFormValues) =>
    field === 'titleAr' && hasTried && !values.titleAr.trim()
      ? text.titleMissing
      : fieldError(save.error, fields[field]);

  return (
    <form ref={form} className={`${shell.stack16} ${styles.sections}`} noValidate onSubmit={submit}>
      <RestoredDraft {...draft} />
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-texts">
        <h2 id="lesson-texts">{text.texts}</h2>
        <LessonSurroundingsContext value={surroundings}>
          <LessonTexts values={values} onChange={draft.change} errorOf={errorOf} shown={shown} onShow={setShown} />
        </LessonSurroundingsContext>
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-media">
        <h2 id="lesson-media">{text.media}</h2>
        <div className={styles.pair}>
          <TextField
            label={text.videoUrl}
            type="url"
            dir="ltr"
            hint={text.videoHint}
            value={values.videoUrl}
            error={errorOf('videoUrl')}
            onChange={(event) => draft.change({ videoUrl: event.currentTarget.value })}
          />
          <TextField
            label={text.minutes}
            inputMode="decimal"
            dir="ltr"
            hint={text.minutesHint}
            value={values.minutes}
            error={errorOf('minutes')}
            onChange={(event) => draft.change({ minutes: event.currentTarget.value })}
          />
        </div>
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-attachments">
        <h2 id="lesson-attachments">{text.attachments}</h2>
        <AttachmentsField
          files={values.attachments}
          onAdd={(file) => draft.change({ attachments: [...values.attachments, file] })}
          onRemove={(id) => draft.change({ attachments: values.attachments.filter((file) => file.id !== id) })}
        />
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-quiz">
        <h2 id="lesson-quiz">{quizText.quiz}</h2>
        <p className={styles.hint}>{quizText.hint}</p>
        <QuizField questions={values.quiz} showsProblems={hasTried} onChange={(quiz) => draft.change({ quiz })} />
      </Card>
      <FormFailure
        error={save.error}
        fields={Object.values(fields).filter((field) => field !== 'quiz' && field !== 'attachmentIds')}
        fallback={editorText.saveFailed}
      />
      <SaveBar label={lesson ? text.save : text.add} isDirty={draft.isDirty} isSaving={save.isPending}>
        {lesson && (
          <ButtonLink to={paths.lesson.href(courseId, lesson.id)} variant="quiet">
            <EyeIcon size={18} />
            {text.previewLesson}
          </ButtonLink>
        )}
      </SaveBar>
      <LeaveGuard when={draft.isDirty} text={editorText} />
    </form>
  );
}
