import { drawingLackCodes, questionDifficulties } from '@masar/domain';
import { PaperQuestionResponse } from '#modules/courses';
import {
  CountOut,
  FlagOut,
  ManyOut,
  NumberOut,
  OneOut,
  TextOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { QuestionSkillResponse } from '../bank/question/bank-question.response.js';
import { compositionWarningCodes } from './composition-warnings.rules.js';

export class QuizPartResponse {
  @UuidOut({ nullable: true, description: 'Of a question that is always asked' }) questionId!: string | null;
  @TextOut({ nullable: true, description: 'The beginning of what it asks' }) promptAr!: string | null;
  @TextOut({ nullable: true }) promptEn!: string | null;
  @UuidOut() bankId!: string;
  @TextOut() bankName!: string;
  @TextOut({ nullable: true }) tag!: string | null;
  @WordOut(questionDifficulties, { nullable: true }) difficulty!: string | null;
  @OneOut(() => QuestionSkillResponse, { nullable: true }) skill!: QuestionSkillResponse | null;
  @CountOut({ nullable: true, description: 'How many are drawn; null for a question' }) count!: number | null;
}

/** Something that the author should look at; nothing is refused for it. */
export class CompositionWarningResponse {
  @WordOut(compositionWarningCodes) code!: string;
  @CountOut({ nullable: true, description: 'The part, from 0; null for a question of the lesson’s own' })
  place!: number | null;
  @CountOut({ nullable: true, description: 'Which question of the lesson’s own, from 0' }) ownQuestion!: number | null;
  @UuidOut({ nullable: true, description: 'The question that it is about' }) questionId!: string | null;
  @CountOut({ nullable: true, description: 'Of a draw that can’t be filled: how many it asks for' })
  wanted!: number | null;
  @CountOut({ nullable: true, description: 'And how many there are for it' }) found!: number | null;
}

/** Questions that are drawn and cannot be guessed. */
export class ProvingCountsResponse {
  @CountOut({ description: 'On a paper as it is drawn now' }) asked!: number;
  @CountOut({ description: 'Of the banks that they are drawn from, as the narrowest draw counts' }) from!: number;
}

/** What a lesson's quiz asks of banks (QB-2). */
export class QuizCompositionResponse {
  @ManyOut(() => QuizPartResponse) parts!: QuizPartResponse[];
  @CountOut({ description: 'Questions of the lesson’s own, which are asked besides' }) ownQuestions!: number;
  @ManyOut(() => CompositionWarningResponse) warnings!: CompositionWarningResponse[];
  @FlagOut({
    description:
      'Whether who passes it shows evidence B: at least ten questions that cannot be guessed, nothing but drawn ones, from six times as many, with a pass mark of at least 60, in at most three attempts with ten minutes between them, and at most 5 % luck',
  })
  isEvidence!: boolean;
  @WordOut(drawingLackCodes, { many: true, description: 'What it lacks for that' }) lacks!: string[];
  @OneOut(() => ProvingCountsResponse) proving!: ProvingCountsResponse;
  @NumberOut({ description: 'Percent; how likely it is passed by guessing in one of its attempts' }) luck!: number;
}

/** What a learner might be asked, drawn anew with each call; nothing is kept. */
export class SamplePaperResponse {
  @ManyOut(() => PaperQuestionResponse) questions!: PaperQuestionResponse[];
}
