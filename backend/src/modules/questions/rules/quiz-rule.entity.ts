import { countingRules, quizDefaults } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { decimal, id, idOf, updatedAt } from '#platform/database/columns';

/** Table `quiz_rules`: what holds for a lesson's quiz or a final where its author said something else than usual (EVD-2). */
export const QuizRuleSchema = defineEntity({
  name: 'QuizRule',
  tableName: 'quiz_rules',
  uniques: [
    { name: 'quiz_rules_lesson_id_unique', properties: ['lessonId'] },
    { name: 'quiz_rules_course_id_unique', properties: ['courseId'] },
  ],
  checks: [
    { name: 'quiz_rules_place_check', expression: 'num_nonnulls(lesson_id, course_id) = 1' },
    { name: 'quiz_rules_final_check', expression: 'course_id is null or not is_practice' },
    { name: 'quiz_rules_pass_mark_check', expression: 'pass_mark > 0 and pass_mark <= 100' },
    { name: 'quiz_rules_attempts_check', expression: 'attempts > 0' },
    { name: 'quiz_rules_pause_minutes_check', expression: 'pause_minutes >= 0' },
    { name: 'quiz_rules_time_limit_minutes_check', expression: 'time_limit_minutes > 0' },
  ],
  properties: {
    id: id(),
    lessonId: idOf('lessons', 'cascade').nullable(),
    /** The course whose final assessment it is; only one of both is there. */
    courseId: idOf('courses', 'cascade').nullable(),
    /** Judged at once, as often as one likes; it counts nothing. */
    isPractice: p.boolean().default(false),
    /** Percent from which an attempt passes. */
    passMark: decimal(5, 2).default(quizDefaults.passMark),
    attempts: p.integer().default(quizDefaults.attempts),
    /** Minutes from the end of one attempt to the earliest start of the next. */
    pauseMinutes: p.integer().default(quizDefaults.pauseMinutes),
    timeLimitMinutes: p.integer().nullable(),
    /** Which attempt the grade is counted from. */
    counting: p.enum(countingRules).default(quizDefaults.counting),
    updatedAt: updatedAt(),
  },
});

export class QuizRule extends QuizRuleSchema.class {}
QuizRuleSchema.setClass(QuizRule);
