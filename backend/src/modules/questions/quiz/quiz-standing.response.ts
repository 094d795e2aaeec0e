import { CountOut, DecimalOut, FlagOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { QuizRulesResponse } from '../rules/quiz-rules.dto.js';

/** What a quiz asks of its learner, and where they stand (EVD-2). */
export class QuizStandingResponse extends QuizRulesResponse {
  @CountOut({ description: 'How many questions an attempt has' }) questions!: number;
  @CountOut({ description: 'Attempts that are left, an open one included' }) attemptsLeft!: number;
  @FlagOut() hasPassed!: boolean;
  @DecimalOut({ nullable: true, description: 'Percent; null before the first attempt' }) bestScore!: string | null;
  @UuidOut({ nullable: true, description: 'The paper that is begun and not handed in' }) openPaperId!: string | null;
  @UuidOut({ nullable: true, description: 'The paper that was handed in last' }) lastPaperId!: string | null;
  @TimeOut({ nullable: true, description: 'When the next attempt may begin, where that is later than now' })
  nextStartsAt!: string | null;
  @TimeOut({ nullable: true, description: 'When another attempt was asked for that is not answered yet' })
  attemptAskedAt!: string | null;
}
