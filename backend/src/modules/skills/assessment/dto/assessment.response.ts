import { type AssessmentKind, assessmentKinds } from '@masar/domain';
import {
  CountOut,
  DecimalOut,
  FlagOut,
  OneOut,
  TextOut,
  TimeOut,
  UuidOut,
  WordOut,
} from '#platform/http/response-fields';

/** The result that the profile shows. */
export class AssessmentResultResponse {
  @WordOut(assessmentKinds) kind!: AssessmentKind;
  @CountOut({ description: 'Percent of right answers' }) score!: number;
  @CountOut({ description: '1 to 5' }) level!: number;
  @DecimalOut({ description: '0 to 1: how sure the level is' }) confidence!: string;
  @TimeOut() finishedAt!: string;
  @TimeOut() expiresAt!: string;
}

/** A placement test that waits to be continued. */
export class OpenAttemptResponse {
  @UuidOut() id!: string;
  @CountOut() answered!: number;
}

export class AssessmentResponse {
  @TextOut() skillId!: string;
  @TextOut() labelAr!: string;
  @TextOut() labelEn!: string;
  @CountOut({ description: 'Questions of the quick check' }) quickQuestions!: number;
  @CountOut({ description: 'The placement test asks at most so many' }) placementMost!: number;
  @CountOut({ description: 'Questions that the placement test chooses from' }) placementBank!: number;
  @OneOut(() => AssessmentResultResponse, { nullable: true }) result!: AssessmentResultResponse | null;
  @OneOut(() => OpenAttemptResponse, { nullable: true }) open!: OpenAttemptResponse | null;
  @FlagOut({ description: 'Whether there are attempts to look at' }) hasAttempts!: boolean;
  @TimeOut({ nullable: true, description: 'The placement test can be taken again from then on; null: now' })
  placementFrom!: string | null;
}
