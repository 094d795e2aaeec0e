import { questionDifficulties } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { id, idOf, slugOf } from '#platform/database/columns';

/**
 * Table `quiz_parts`: what a lesson's quiz asks besides the lesson's own questions, one question of a bank or a draw, in
 * the author's order, or what the final assessment of a course asks (QB-2, EVD-3). A trigger keeps `lessons.draws_questions` in line.
 */
export const QuizPartSchema = defineEntity({
  name: 'QuizPart',
  tableName: 'quiz_parts',
  indexes: [
    { name: 'quiz_parts_bank_id_index', properties: ['bankId'] },
    { name: 'quiz_parts_question_id_index', properties: ['questionId'] },
    { name: 'quiz_parts_skill_id_index', properties: ['skillId'] },
  ],
  uniques: [
    { name: 'quiz_parts_lesson_id_place_unique', properties: ['lessonId', 'place'] },
    { name: 'quiz_parts_lesson_id_question_id_unique', properties: ['lessonId', 'questionId'] },
    { name: 'quiz_parts_course_id_place_unique', properties: ['courseId', 'place'] },
    { name: 'quiz_parts_course_id_question_id_unique', properties: ['courseId', 'questionId'] },
  ],
  checks: [
    { name: 'quiz_parts_of_check', expression: 'num_nonnulls(lesson_id, course_id) = 1' },
    { name: 'quiz_parts_place_check', expression: 'place >= 0' },
    { name: 'quiz_parts_count_check', expression: 'count >= 1 and count <= 100' },
    {
      name: 'quiz_parts_kind_check',
      expression:
        'num_nonnulls(question_id, bank_id) = 1 and (bank_id is null) = (count is null) and (bank_id is not null or num_nonnulls(tag, difficulty, skill_id) = 0)',
    },
  ],
  properties: {
    id: id(),
    lessonId: idOf('lessons', 'cascade').nullable(),
    /** The course whose final assessment asks it; only one of both is there. */
    courseId: idOf('courses', 'cascade').nullable(),
    /** From 0. */
    place: p.integer(),
    /** The question that is always asked. */
    questionId: idOf('questions', 'cascade').nullable(),
    /** The bank of a draw. */
    bankId: idOf('question_banks', 'cascade').nullable(),
    tag: p.text().nullable(),
    difficulty: p.enum(questionDifficulties).nullable(),
    skillId: slugOf('skills', 'restrict').nullable(),
    /** How many questions are drawn. */
    count: p.integer().nullable(),
  },
});
