import type { QuestionKind } from '@masar/domain';
import { questionKinds } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';
import { QuizQuestionResultResponse } from '../quiz/quiz-result.response.js';

export class PaperOptionResponse {
  @TextOut() id!: string;
  @TextOut() ar!: string;
  @TextOut() en!: string;
}

/** A question of a paper; its key stays on the server (EVD-2). */
export class PaperQuestionResponse {
  @TextOut() id!: string;
  @WordOut(questionKinds) kind!: QuestionKind;
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @ManyOut(() => PaperOptionResponse, { description: 'In the order of this paper' }) options!: PaperOptionResponse[];
}

export class PaperAnswerResponse {
  @TextOut() questionId!: string;
  @ApiProperty({ type: [String] }) optionIds!: string[];
}

export class PaperResultResponse {
  @DecimalOut({ description: 'Percent' }) score!: string;
  @FlagOut() hasPassed!: boolean;
  @FlagOut({ description: 'Right answers are shown after passing or after the last attempt, never before' })
  showsKey!: boolean;
  @ManyOut(() => QuizQuestionResultResponse, { description: 'Empty while the key is not shown' })
  questions!: QuizQuestionResultResponse[];
}

/** One attempt at a quiz, the same after every reload (EVD-2). */
export class PaperResponse {
  @UuidOut() id!: string;
  @UuidOut() lessonId!: string;
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
