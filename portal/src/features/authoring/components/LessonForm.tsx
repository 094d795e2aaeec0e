import { ApiError } from '@masar/contracts';
import { EyeIcon, shell, useMessages } from '@masar/ui';
import Card from '@mui/material/Card';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { FormRefusal } from '#shared/forms/form-values';
import { FormFailure } from '#shared/forms/FormFailure';
import { RestoredDraft } from '#shared/forms/RestoredDraft';
import { TextField } from '#shared/forms/TextField';
import { asMarked, useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useReadNow } from '#shared/query/useReadAnew';
import { useToast } from '#shared/toasts/ToastProvider';
import { LessonSurroundingsContext } from '#subjects/markdown/lesson-surroundings';
import { pictureOfCourse } from '#subjects/markdown/picture-of-course';
import { useSaveLesson } from '../authoring.mutations';
import { authoringQueries, type LessonDraft } from '../authoring.queries';
import { courseEditorMessages } from '../messages/course-editor.messages';
import { courseFormMessages } from '../messages/course-form.messages';
import { lessonFormMessages } from '../messages/lesson-form.messages';
import { quizMessages } from '../messages/quiz.messages';
import { emptyLesson, toLessonChange, toLessonForm } from '../model/lesson-form';
import { questionProblem } from '../model/quiz-form';
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
  const readNow = useReadNow();
  const save = useSaveLesson(courseId, lesson?.id ?? null);
  const held = useHeldValues(
    `lesson:${lesson?.id ?? `new in ${courseId}`}`,
    lesson ? toLessonForm(lesson) : emptyLesson,
    { isNew: !lesson },
  );
  const [shown, setShown] = useState<TextLanguage>('ar');
  const { values, change } = held;
  const title = shown === 'ar' ? values.titleAr : values.titleEn;
  const surroundings = useMemo(
    () => ({
      title,
      // The preview leads nowhere: whoever writes would leave what is not saved.
      lessonHref: () => undefined,
      pictureAt: (address: string) => pictureOfCourse(lesson?.pictures ?? [], address),
      isDraft: true,
    }),
    [title, lesson?.pictures],
  );
  const { form, draft, failure, errorOf, isBusy } = useCheckedForm({
    holds: held,
    isGuarded: true,
    rules: {
      titleAr: () => written(text.titleMissing)(values.titleAr.trim()),
      quiz: () => (values.quiz.some(questionProblem) ? courseText.missingHint : undefined),
      titleEn: asMarked,
      descriptionAr: asMarked,
      descriptionEn: asMarked,
      contentAr: asMarked,
      contentEn: asMarked,
      videoUrl: asMarked,
      duration: asMarked,
    },
    send: async () => {
      if (lesson && !held.isStill(toLessonForm(await readNow(authoringQueries.lessonDraft(lesson.id)))))
        throw new FormRefusal([]);
      return save.mutateAsync(toLessonChange(values, lesson?.duration ?? null));
    },
    onSent: (saved) => {
      held.accept(toLessonForm(saved));
      toast({ title: lesson ? text.saved : text.added, kind: 'success' });
      if (!lesson) void navigate(`?lesson=${saved.id}`, { replace: true });
    },
    onIncomplete: () => {
      if (!values.titleAr.trim()) setShown('ar');
      toast({ title: courseText.missing, description: courseText.missingHint, kind: 'destructive' });
    },
    onRefused: (error) => {
      if (error instanceof FormRefusal) return;
      setShown(languageInError(error) ?? shown);
      notifyFailure(error, { title: editorText.saveError, fallback: editorText.saveFailed });
    },
  });

  return (
    <form {...form} className={`${shell.stack16} ${styles.sections}`}>
      <RestoredDraft {...draft} />
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-texts">
        <h2 id="lesson-texts">{text.texts}</h2>
        <LessonSurroundingsContext value={surroundings}>
          <LessonTexts values={values} onChange={change} errorOf={errorOf} shown={shown} onShow={setShown} />
        </LessonSurroundingsContext>
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-media">
        <h2 id="lesson-media">{text.media}</h2>
        <div className={styles.pair}>
          <TextField
            label={text.videoUrl}
            name="videoUrl"
            type="url"
            dir="ltr"
            hint={text.videoHint}
            value={values.videoUrl}
            error={errorOf('videoUrl')}
            onChange={(event) => change({ videoUrl: event.currentTarget.value })}
          />
          <TextField
            label={text.minutes}
            name="duration"
            inputMode="decimal"
            dir="ltr"
            hint={text.minutesHint}
            value={values.minutes}
            error={errorOf('duration')}
            onChange={(event) => change({ minutes: event.currentTarget.value })}
          />
        </div>
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-attachments">
        <h2 id="lesson-attachments">{text.attachments}</h2>
        <AttachmentsField
          files={values.attachments}
          onAdd={(file) => change({ attachments: [...values.attachments, file] })}
          onRemove={(id) => change({ attachments: values.attachments.filter((file) => file.id !== id) })}
        />
      </Card>
      <Card component="section" className={`${shell.stack16} ${styles.section}`} aria-labelledby="lesson-quiz">
        <h2 id="lesson-quiz">{quizText.quiz}</h2>
        <p className={styles.hint}>{quizText.hint}</p>
        <QuizField
          questions={values.quiz}
          showsProblems={errorOf('quiz') !== undefined}
          onChange={(quiz) => change({ quiz })}
        />
      </Card>
      <FormFailure
        {...failure}
        // What is wrong with the questions stands beside them, but how many there are does not.
        fields={failure.fields.filter((field) => field !== 'quiz')}
        fallback={editorText.saveFailed}
      />
      <SaveBar label={lesson ? text.save : text.add} isDirty={draft.isDirty} isSaving={isBusy}>
        {lesson && (
          <ButtonLink to={paths.lesson.href(courseId, lesson.id)} variant="quiet">
            <EyeIcon size={18} />
            {text.previewLesson}
          </ButtonLink>
        )}
      </SaveBar>
    </form>
  );
}
