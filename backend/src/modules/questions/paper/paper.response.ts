import { ApiProperty } from '@nestjs/swagger';
import { PaperQuestionResponse } from '#modules/courses';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  NumberOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
} from '#platform/http/response-fields';
import { RestsOnResponse } from '../bank/question/bank-question.response.js';
import { QuizQuestionResultResponse } from '../grading/quiz-result.response.js';

export class PaperAnswerResponse {
  @TextOut() questionId!: string;
  @ApiProperty({ type: [String], description: 'What was chosen of single and multiple questions; else empty' })
  optionIds!: string[];
  @ApiProperty({ type: 'object', additionalProperties: true, description: 'By the kind of the question' })
  answer!: Record<string, unknown>;
}

/** What came of one question, and what would have been right (QB-1, EVD-2). */
export class PaperQuestionResultResponse extends QuizQuestionResultResponse {
  @NumberOut({ description: 'What the answer earned' }) points!: number;
  @NumberOut({ description: 'What the question is worth' }) of!: number;
  @OneOut(() => RestsOnResponse, {
    nullable: true,
    description: 'The lesson of this course that the question rests on, for who got it wrong',
  })
  readAgain!: RestsOnResponse | null;
}

/** A question of a paper that was failed, without its verdict (EVD-8). */
export class NamedQuestionResponse {
  @TextOut() questionId!: string;
  @OneOut(() => RestsOnResponse, { nullable: true, description: 'The lesson of this course that it rests on' })
  restsOn!: RestsOnResponse | null;
}

export class PaperResultResponse {
  @DecimalOut({ description: 'Percent' }) score!: string;
  @FlagOut() hasPassed!: boolean;
  @CountOut({
    nullable: true,
    description:
      'How many questions were right; null where they weigh differently or earn parts, since the score alone is told',
  })
  right!: number | null;
  @FlagOut({
    description:
      'Right answers are shown of what was answered: of a lesson’s own questions after passing or after the last attempt, of those of banks after passing',
  })
  showsKey!: boolean;
  @ManyOut(() => PaperQuestionResultResponse, { description: 'Those whose key may be seen' })
  questions!: PaperQuestionResultResponse[];
  @ManyOut(() => NamedQuestionResponse, {
    description: 'The others of a paper that was failed, with what to read again',
  })
  readAgain!: NamedQuestionResponse[];
}

/** One attempt at a quiz or a final assessment, the same after every reload (EVD-2). */
export class PaperResponse {
  @UuidOut() id!: string;
  @UuidOut({ nullable: true, description: 'Null for the final assessment of the course' }) lessonId!: string | null;
  @UuidOut() courseId!: string;
  @CountOut({ description: 'Which attempt it is, from 1' }) number!: number;
  @DecimalOut({ description: 'Percent from which it passes' }) passMark!: string;
  @TimeOut() startedAt!: string;
  @TimeOut({ nullable: true, description: 'When its time is over' }) endsAt!: string | null;
  @TimeOut({ description: 'The clock of the server, which decides about the time' }) now!: string;
  @TimeOut({ nullable: true }) submittedAt!: string | null;
  @ManyOut(() => PaperQuestionResponse) questions!: PaperQuestionResponse[];
  @ManyOut(() => PaperAnswerResponse) answers!: PaperAnswerResponse[];
  @OneOut(() => PaperResultResponse, { nullable: true }) result!: PaperResultResponse | null;
}
