import type { TranslatedTexts } from '#modules/translations';
import { isoTimeOrNull } from '#platform/database/iso-time';
import type { QuizTerms } from '../completion/completion-demands.js';
import { toAskedQuestion } from './asked-question.presenter.js';
import type {
  CurriculumLessonResponse,
  LessonAttachmentResponse,
  LessonPictureResponse,
  PlayerLessonResponse,
  PlayerQuizResponse,
} from './dto/lesson.response.js';
import type { LessonProgressResponse } from './dto/lesson-progress.response.js';
import type { VisitorLessonResponse } from './dto/visitor-lesson.response.js';
import type { FirstLessonRow } from './first-lesson.queries.js';
import type { AttachmentRow, PictureRow, PlayerRow, QuizRecord } from './lesson.queries.js';
import type { ReportedProgress } from './lesson-progress.service.js';
import type { CurriculumLine, OpenedLesson } from './lesson-reading.service.js';
import { questionsOf } from './quiz-questions.js';

export const toCurriculumLesson = (
  { row, state, isOpenToVisitors }: CurriculumLine,
  texts?: TranslatedTexts,
): CurriculumLessonResponse => ({
  id: row.id,
  courseId: row.course_id,
  slug: row.slug,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  ...texts?.of(row, ['title', 'description']),
  duration: row.duration,
  orderIndex: row.order_index,
  state,
  isOpenToVisitors,
  hasVideo: row.has_video,
  hasQuiz: row.has_quiz,
});

export const toPlayerLesson = ({ row, ...parts }: OpenedLesson, texts?: TranslatedTexts): PlayerLessonResponse => ({
  id: row.id,
  courseId: row.course_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  ...texts?.of(row, ['title', 'description']),
  contentAr: row.content_ar,
  contentEn: row.content_en,
  videoUrl: row.video_url,
  duration: row.duration,
  orderIndex: row.order_index,
  attachments: parts.attachments.map(toLessonAttachment),
  pictures: row.pictures.map(toLessonPicture),
  watchTime: row.watch_time ?? 0,
  isCompleted: parts.isCompleted,
  previousId: row.previous_id,
  nextId: row.next_id,
  quiz: parts.quizRecord && parts.quizTerms && toPlayerQuiz(row, parts.quizRecord, parts.quizTerms),
});

/** Lists each field by name: the quiz and whatever belongs to learners cannot slip out (LSN-3). */
export const toFirstLesson = (row: FirstLessonRow, texts?: TranslatedTexts): VisitorLessonResponse => ({
  id: row.id,
  courseId: row.course_id,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  descriptionAr: row.description_ar,
  descriptionEn: row.description_en,
  ...texts?.of(row, ['title', 'description']),
  contentAr: row.content_ar,
  contentEn: row.content_en,
  videoUrl: row.video_url,
  duration: row.duration,
  orderIndex: row.order_index,
  pictures: row.pictures.map(toLessonPicture),
  hasFiles: row.has_files,
});

export const toLessonPicture = ({ file_id, ...picture }: PictureRow): LessonPictureResponse => ({
  ...picture,
  url: `/api/files/${file_id}`,
});

export const toLessonAttachment = (row: AttachmentRow): LessonAttachmentResponse => ({
  id: row.file_id,
  name: row.name,
  url: `/api/files/${row.file_id}`,
  size: row.size,
});

const toPlayerQuiz = (
  { quiz, draws_questions }: PlayerRow,
  record: QuizRecord,
  { isPractice, isTimed }: QuizTerms,
): PlayerQuizResponse => ({
  isPractice,
  questions: (isTimed || draws_questions ? [] : questionsOf(quiz)).map((question) => ({
    ...toAskedQuestion(question),
    type: question.kind === 'single' ? 'single' : 'multiple',
  })),
  bestScore: record.bestScore,
  attempts: record.attempts,
});

export const toLessonProgress = ({ record, enrollment, certificateId }: ReportedProgress): LessonProgressResponse => ({
  watchTime: record.watch_time,
  isCompleted: record.is_completed,
  course: { progress: enrollment.progress, completedAt: isoTimeOrNull(enrollment.completedAt ?? null) },
  certificateId,
});
