import { questionDifficulties, type QuestionDifficulty, questionLimits } from '@masar/domain';
import { ListOf, OneOf, Text, Uuid, WholeNumber } from '#platform/http/fields';
import { skillIdMaximum } from '../bank/question/bank-question.dto.js';

const partsMaximum = 50;
export const questionsMaximum = 100;

/** One question of a bank, or a draw: `questionId`, or `bankId` with `count`. */
export class QuizPartDto {
  @Uuid({ optional: true, description: 'A question that is always asked' }) questionId?: string;
  @Uuid({ optional: true, description: 'The bank of a draw' }) bankId?: string;
  @Text({ optional: true, max: questionLimits.tag, description: 'Only questions with this tag' }) tag?: string;
  @OneOf(questionDifficulties, { optional: true }) difficulty?: QuestionDifficulty;
  @Text({ optional: true, max: skillIdMaximum, description: 'Only questions that show the skill of this id' })
  skillId?: string;
  @WholeNumber({ optional: true, min: 1, max: questionsMaximum, description: 'How many are drawn' }) count?: number;
}

/** All that a quiz asks of banks, in its order; replaces what was there (QB-2). */
export class SetCompositionDto {
  @ListOf(() => QuizPartDto, { max: partsMaximum }) parts!: QuizPartDto[];
}
