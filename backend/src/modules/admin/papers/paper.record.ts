import { type QuestionKind, questionKinds } from '@masar/domain';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  ManyOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

export const paperStates = ['open', 'passed', 'failed'] as const;
export type PaperState = (typeof paperStates)[number];

/** A question of a paper and when it was answered, so that ‘my answer is gone’ can be looked into (EVD-2). */
export class PaperQuestionRecord {
  @CountOut({ description: 'Its place on this paper' }) place!: number;
  @WordOut(questionKinds) kind!: QuestionKind;
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @TimeOut({ nullable: true, description: 'Of the last answer; null without one' }) answeredAt!: string | null;
  @TextOut({ nullable: true, description: 'Tells devices apart and names none' }) device!: string | null;
}

/** An attempt at a quiz as support looks at it: it stays as it was drawn and graded (EVD-2). */
export class PaperRecord {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() userEmail!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @UuidOut({ nullable: true }) lessonId!: string | null;
  @TextOut({ nullable: true }) lessonTitleAr!: string | null;
  @TextOut({ nullable: true }) lessonTitleEn!: string | null;
  @CountOut({ description: 'Which attempt of this person it is, from 1' }) number!: number;
  @WordOut(paperStates) state!: PaperState;
  @DecimalOut({ nullable: true, description: 'Percent' }) score!: string | null;
  @DecimalOut({ description: 'Percent from which it passes' }) passMark!: string;
  @FlagOut({ nullable: true }) hasPassed!: boolean | null;
  @CountOut() answered!: number;
  @ManyOut(() => PaperQuestionRecord) questions!: PaperQuestionRecord[];
  @TimeOut() startedAt!: string;
  @TimeOut({ nullable: true, description: 'Absent without a time limit' }) endsAt!: string | null;
  @TimeOut({ nullable: true }) submittedAt!: string | null;
}
