import { learningSignKinds } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex } from '#platform/database/columns';

/** Table `learning_signs`: what looked odd, one line for each person, lesson or final, and kind; nothing is decided by it (EVD-5). */
export const LearningSignSchema = defineEntity({
  name: 'LearningSign',
  tableName: 'learning_signs',
  indexes: [
    listIndex('learning_signs', 'course_id_noticed_at', 'course_id, noticed_at desc, id desc'),
    listIndex('learning_signs', 'noticed_at', 'noticed_at desc, id desc'),
    { name: 'learning_signs_lesson_id_index', properties: ['lessonId'] },
  ],
  uniques: [
    { name: 'learning_signs_user_id_lesson_id_kind_unique', properties: ['userId', 'lessonId', 'kind'] },
    { name: 'learning_signs_final_unique', properties: ['userId', 'courseId', 'kind'], where: 'lesson_id is null' },
  ],
  checks: [{ name: 'learning_signs_times_check', expression: 'times > 0' }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    courseId: idOf('courses', 'cascade'),
    /** Absent where it was noticed at the course's final assessment. */
    lessonId: idOf('lessons', 'cascade').nullable(),
    kind: p.enum(learningSignKinds),
    /** How often it was noticed. */
    times: p.integer().default(1),
    /** The last time. */
    noticedAt: createdAt(),
  },
});
