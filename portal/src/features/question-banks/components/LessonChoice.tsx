import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { SelectField } from '#shared/forms/SelectField';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { courseQueries } from '#subjects/courses/course.queries';
import { questionEditorMessages } from '../messages/question-editor.messages';
import { type BankQuestion, questionBankQueries } from '../question-banks.queries';

interface LessonChoiceProps {
  bankId: string;
  /** As the server knows it. */
  restsOn: BankQuestion['restsOn'];
  /** Whose lessons are offered to a bank without a course; empty for none, as is the lesson. */
  courseId: string;
  lessonId: string;
  onChange: (changes: { courseId?: string; lessonId: string }) => void;
}

/** The lesson that the question rests on: where to read again after a wrong answer (EVD-2). */
export function LessonChoice({ bankId, restsOn, courseId: chosen, lessonId, onChange }: LessonChoiceProps) {
  const text = useMessages(questionEditorMessages);
  const { language } = useLocale();
  const { data: bank } = useSignedInQuery(questionBankQueries.one(bankId));
  const isOwn = bank !== undefined && bank.courseId === null;
  const courseId = bank?.courseId ?? chosen;
  const { data: courses } = useSignedInQuery({ ...questionBankQueries.ownCourses(), enabled: isOwn });
  const { data: lessons } = useSignedInQuery({ ...courseQueries.curriculum(courseId), enabled: courseId !== '' });
  // What stands there already is seen before its list has come, and where its course is a colleague's.
  const known =
    restsOn && lessonId === restsOn.lessonId && !lessons?.some(({ id }) => id === lessonId) ? restsOn : null;
  return (
    <>
      {isOwn && (
        <SelectField
          label={text.course}
          value={courseId}
          onChange={(event) => onChange({ courseId: event.currentTarget.value, lessonId: '' })}
          none={text.noCourse}
          choices={courses?.map((course) => [course.id, pickLocalized(course, 'title', language)])}
        />
      )}
      <SelectField
        label={text.lesson}
        hint={text.lessonHint}
        value={lessonId}
        onChange={(event) => onChange({ lessonId: event.currentTarget.value })}
      >
        <option value="">{text.noLesson}</option>
        {known && <option value={known.lessonId}>{pickLocalized(known, 'title', language)}</option>}
        {lessons?.map((lesson) => (
          <option key={lesson.id} value={lesson.id}>
            {pickLocalized(lesson, 'title', language)}
          </option>
        ))}
      </SelectField>
    </>
  );
}
