import type { components } from '@masar/contracts';
import { inEach } from '@masar/i18n';
import { defineFields, number, pair, text } from '../../records/fields';
import type { Kind } from '../../records/fields/field';
import { lessonFieldTexts } from './lesson-fields.messages';
import { QuizInput } from './QuizInput';

const texts = inEach(lessonFieldTexts);

export type Lesson = components['schemas']['LessonRecord'];

const quiz: Kind<NonNullable<Lesson['quiz']>> = { control: QuizInput, isWide: true };

/** The texts of a lesson in both languages, its video and its quiz. */
export const lessonFields = defineFields<Lesson>()({
  title: { label: texts.title, as: pair(), input: true, required: 'ar' },
  description: { label: texts.description, as: pair({ rows: 2 }), input: true },
  content: { label: texts.content, as: pair({ rows: 10 }), input: true },
  videoUrl: {
    label: texts.videoUrl,
    as: text({ dir: 'ltr' }),
    input: true,
    hint: texts.videoUrlHint,
  },
  duration: { label: texts.duration, as: number({ min: 0 }), input: true },
  quiz: {
    label: texts.quiz,
    as: quiz,
    input: true,
    hint: texts.quizHint,
  },
});

/** Without questions there is no quiz. */
export const withoutEmptyQuiz = (lesson: Lesson): object => ({
  ...lesson,
  quiz: lesson.quiz?.questions?.length ? lesson.quiz : null,
});
