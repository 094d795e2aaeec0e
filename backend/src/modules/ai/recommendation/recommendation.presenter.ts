import type { Language } from '@masar/i18n';
import type { TranslatedTexts } from '#modules/translations';
import type { RecommendationResponse } from './dto/recommendation.response.js';
import { reasoningOf } from './reasoning.js';
import type { StoredRecommendation } from './recommendation.store.js';

export const toRecommendation = (
  row: StoredRecommendation,
  language: Language,
  texts?: TranslatedTexts,
): RecommendationResponse => ({
  courseId: row.course_id,
  score: Number(row.score),
  reasoning: reasoningOf(row.reasoning, language),
  reasonCode: row.reasoning.code,
  course: {
    titleAr: row.title_ar,
    titleEn: row.title_en,
    ...texts?.of({ ...row, id: row.course_id }, ['title']),
    durationHours: row.duration_hours,
    difficulty: row.difficulty,
    categoryId: row.category_id,
    lessonsCount: row.lessons_count,
    thumbnailUrl: row.thumbnail_url,
    price: row.price,
    firstLesson: row.first_lesson,
  },
});
