import type { Question } from '@masar/domain';
import { shortFormOf } from '@masar/domain';
import { isoTime } from '#platform/database/iso-time';
import { toLessonAttachment } from '../lesson.presenter.js';
import type { AttachmentRow } from '../lesson.queries.js';
import type { Quiz } from '../quiz.js';
import { questionsOf } from '../quiz-questions.js';
import type { LessonDraftRow } from './lesson-draft.queries.js';
import type { LessonDraftResponse, QuizDraftResponse, QuizQuestionDraftResponse } from './lesson-draft.response.js';

export const toLessonDraftResponse = (row: LessonDraftRow, attachments: AttachmentRow[]): LessonDraftResponse => ({
  id: row.id,
  courseId: row.course_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  contentAr: row.content_ar,
  contentEn: row.content_en,
  videoUrl: row.video_url,
  duration: row.duration,
  orderIndex: row.order_index,
  attachments: attachments.map(toLessonAttachment),
  quiz: row.quiz && toQuizDraftResponse(row.quiz),
  createdAt: isoTime(row.created_at),
  updatedAt: isoTime(row.updated_at),
});

const toQuizDraftResponse = (quiz: Quiz): QuizDraftResponse => ({
  questions: questionsOf(quiz).map(toQuestionResponse),
});

function toQuestionResponse(question: Question): QuizQuestionDraftResponse {
  const short = shortFormOf(question);
  return {
    id: question.id,
    content: { ...question },
    type: short?.type ?? 'multiple',
    promptAr: question.prompt.ar,
    promptEn: question.prompt.en,
    options: short?.options ?? [],
    explanationAr: question.explanation?.ar ?? null,
    explanationEn: question.explanation?.en ?? null,
  };
}
