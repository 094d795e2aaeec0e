import { questionDifficulties, questionKinds, questionStates } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, slugOf, updatedAt } from '#platform/database/columns';

/** Table `questions`: what a bank's lists need of each question; its content is in its versions (QB-1). */
export const BankQuestionSchema = defineEntity({
  name: 'BankQuestion',
  tableName: 'questions',
  indexes: [
    listIndex('questions', 'bank_id_created_at', 'bank_id, created_at desc, id desc'),
    listIndex('questions', 'created_at', 'created_at desc, id desc'),
    { name: 'questions_skill_id_index', properties: ['skillId'] },
    { name: 'questions_lesson_id_index', properties: ['lessonId'] },
  ],
  uniques: [{ name: 'questions_bank_id_slug_unique', properties: ['bankId', 'slug'] }],
  properties: {
    id: id(),
    bankId: idOf('question_banks', 'cascade'),
    kind: p.enum(questionKinds),
    name: p.text(),
    tags: p.array<string>().columnType('text[]'),
    difficulty: p.enum(questionDifficulties),
    state: p.enum(questionStates),
    /** The skill that who answers it shows. */
    skillId: slugOf('skills', 'set null').nullable(),
    /** The lesson that it rests on: where to read again. */
    lessonId: idOf('lessons', 'set null').nullable(),
    /** Its name in the bundle that it came with. */
    slug: p.text().nullable(),
    /** The newest version. */
    version: p.integer().default(1),
    /** Prompt and name in the form in which texts are searched. */
    words: p.text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
});
