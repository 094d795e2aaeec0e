import { type AssessmentKind, assessmentKinds, type ScoreBand, scoreBands } from '@masar/domain';
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
  WordOut,
} from '#platform/http/response-fields';
import { type AttemptStatus, attemptStatuses } from '../assessment-attempt.entity.js';
import { AssessmentQuestionResponse, ReviewedAnswerResponse, TopicScoreResponse } from './question.response.js';

export class AttemptSummaryResponse {
  @UuidOut() id!: string;
  @TextOut() skillId!: string;
  @WordOut(assessmentKinds) kind!: AssessmentKind;
  @WordOut(attemptStatuses) status!: AttemptStatus;
  @CountOut({ nullable: true, description: 'Percent of right answers; null until finished' }) score!: number | null;
  @WordOut(scoreBands, { nullable: true }) band!: ScoreBand | null;
  @CountOut({ nullable: true, description: '1 to 5; null until finished' }) level!: number | null;
  @DecimalOut({ nullable: true, description: '0 to 1: how sure the level is' }) confidence!: string | null;
  @FlagOut({ description: 'Whether it is the result that counts; others are for practice' }) isCounted!: boolean;
  @FlagOut({ description: 'Too low to be a skill: it is not added to the profile' }) isWeak!: boolean;
  @TimeOut() startedAt!: string;
  @TimeOut({ nullable: true }) finishedAt!: string | null;
}

/** A course to begin with. */
export class StartingCourseResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @NumberOut() hours!: number;
}

/** Questions while it is open, right answers once it is finished. */
export class AttemptResponse extends AttemptSummaryResponse {
  @CountOut() answered!: number;
  @CountOut({ description: 'It asks at most so many' }) most!: number;
  @OneOut(() => AssessmentQuestionResponse, { nullable: true, description: 'Null once finished' })
  question!: AssessmentQuestionResponse | null;
  @ManyOut(() => ReviewedAnswerResponse, { description: 'Empty until finished' }) review!: ReviewedAnswerResponse[];
  @ManyOut(() => TopicScoreResponse, { description: 'Empty until finished' }) topics!: TopicScoreResponse[];
  @OneOut(() => StartingCourseResponse, { nullable: true, description: 'Where to begin after a weak result' })
  course!: StartingCourseResponse | null;
}
