import { type Question, typedNumber } from '@masar/domain';
import type { LessonChange, LessonDraft, StoredFile } from '../authoring.queries';
import { toQuestions, toQuizChange } from './quiz-form';

export type Attachment = Pick<StoredFile, 'id' | 'name' | 'url' | 'size'>;

/** The lesson as its form holds it. */
export interface LessonFormValues {
  titleAr: string;
  titleEn: string;
  descriptionAr: string;
  descriptionEn: string;
  contentAr: string;
  contentEn: string;
  videoUrl: string;
  /** Minutes; empty means unknown. */
  minutes: string;
  attachments: Attachment[];
  quiz: Question[];
}

export const emptyLesson: LessonFormValues = {
  titleAr: '',
  titleEn: '',
  descriptionAr: '',
  descriptionEn: '',
  contentAr: '',
  contentEn: '',
  videoUrl: '',
  minutes: '',
  attachments: [],
  quiz: [],
};

const toMinutes = (seconds: number | null): string => (seconds ? String(Math.round((seconds / 60) * 10) / 10) : '');

export const toLessonForm = (lesson: LessonDraft): LessonFormValues => ({
  titleAr: lesson.titleAr,
  titleEn: lesson.titleEn,
  descriptionAr: lesson.descriptionAr ?? '',
  descriptionEn: lesson.descriptionEn ?? '',
  contentAr: lesson.contentAr ?? '',
  contentEn: lesson.contentEn ?? '',
  videoUrl: lesson.videoUrl ?? '',
  minutes: toMinutes(lesson.duration),
  attachments: lesson.attachments,
  quiz: toQuestions(lesson.quiz),
});

/**
 * Minutes are shown rounded: whoever doesn't touch them keeps the exact seconds. 0 stands for unknown; what is no number
 * becomes one that the server refuses, beside its field.
 */
function toSeconds(minutes: string, former: number | null): number {
  if (minutes === toMinutes(former)) return former ?? 0;
  const count = minutes.trim() ? typedNumber(minutes) : 0;
  return Number.isNaN(count) ? -1 : Math.round(count * 60);
}

export function toLessonChange(
  { minutes, attachments, quiz, ...texts }: LessonFormValues,
  formerDuration: number | null,
): LessonChange & { titleAr: string } {
  return {
    ...texts,
    duration: toSeconds(minutes, formerDuration),
    attachmentIds: attachments.map(({ id }) => id),
    quiz: toQuizChange(quiz),
  };
}
