import type { components } from '@masar/contracts';
import { defineFields, number, pair, text } from '../../records/fields';
import type { Kind } from '../../records/fields/field';
import { QuizInput } from './QuizInput';

export type Lesson = components['schemas']['LessonRecord'];

const quiz: Kind<NonNullable<Lesson['quiz']>> = { control: QuizInput, isWide: true };

/** The texts of a lesson in both languages, its video and its quiz. */
export const lessonFields = defineFields<Lesson>()({
  title: { label: { ar: 'عنوان الدرس', en: 'Title of the lesson' }, as: pair(), input: true, required: 'ar' },
  description: { label: { ar: 'الوصف', en: 'Description' }, as: pair({ rows: 2 }), input: true },
  content: { label: { ar: 'النص (Markdown)', en: 'Text (Markdown)' }, as: pair({ rows: 10 }), input: true },
  videoUrl: {
    label: { ar: 'رابط الفيديو', en: 'Address of the video' },
    as: text({ dir: 'ltr' }),
    input: true,
    hint: { ar: 'ملف mp4 أو صفحة في YouTube أو Vimeo', en: 'An mp4 file, or a page of YouTube or Vimeo' },
  },
  duration: { label: { ar: 'المدة بالثواني', en: 'Seconds' }, as: number({ min: 0 }), input: true },
  quiz: {
    label: { ar: 'الاختبار', en: 'Quiz' },
    as: quiz,
    input: true,
    hint: { ar: 'درس بلا أسئلة لا اختبار فيه.', en: 'A lesson without questions has no quiz.' },
  },
});

/** Without questions there is no quiz. */
export const withoutEmptyQuiz = (lesson: Lesson): object => ({
  ...lesson,
  quiz: lesson.quiz?.questions?.length ? lesson.quiz : null,
});
