import { type GradeItemKind, gradeItemKinds, type GradeState, gradeStates, submissionStates } from '@masar/domain';
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

export class OrganizationLessonResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut({ description: 'Zero-based place in the course' }) orderIndex!: number;
}

export class OrganizationAssignmentResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @UuidOut({ nullable: true, description: 'The lesson that waits for it, where it is required' })
  lessonId!: string | null;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @TimeOut({ nullable: true }) dueAt!: string | null;
  @FlagOut() isRequired!: boolean;
  @FlagOut() isGroupWork!: boolean;
}

export class OrganizationAttemptResponse {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @UuidOut() courseId!: string;
  @UuidOut() lessonId!: string;
  @DecimalOut({ description: 'Percent' }) score!: string;
  @TimeOut() submittedAt!: string;
}

export class OrganizationSubmissionResponse {
  @UuidOut() id!: string;
  @UuidOut() assignmentId!: string;
  @UuidOut() courseId!: string;
  @UuidOut({ description: 'Whose work it is; of a group’s, who began the round' }) userId!: string;
  @UuidOut({ nullable: true }) groupId!: string | null;
  @CountOut({ description: 'From 1' }) round!: number;
  @WordOut(submissionStates) state!: string;
  @TimeOut({ nullable: true }) handedInAt!: string | null;
  @CountOut() daysLate!: number;
  @DecimalOut({ nullable: true, description: 'Percent, of the latest mark' }) score!: string | null;
  @FlagOut({ nullable: true }) hasPassed!: boolean | null;
  @TimeOut({ nullable: true }) markedAt!: string | null;
}

export class OrganizationGroupResponse {
  @UuidOut() id!: string;
  @UuidOut() assignmentId!: string;
  @UuidOut() courseId!: string;
  @CountOut({ description: 'By which people speak of it, from 1' }) number!: number;
  @TextOut({ many: true, description: 'Ids of those who are in it now' }) userIds!: string[];
  @TimeOut() createdAt!: string;
}

export class OrganizationExtensionResponse {
  @UuidOut() assignmentId!: string;
  @UuidOut() userId!: string;
  @UuidOut() courseId!: string;
  @TimeOut() dueAt!: string;
  @TimeOut() grantedAt!: string;
}

export class OrganizationGradeResponse {
  @UuidOut({ description: 'Of the lesson, of the assignment, or of the item marked by hand' }) itemId!: string;
  @WordOut(gradeItemKinds) kind!: GradeItemKind;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @WordOut(gradeStates) state!: GradeState;
  @DecimalOut({ nullable: true }) score!: string | null;
  @DecimalOut({ description: 'The most that can be had: points by hand, percent otherwise' }) maximum!: string;
}

/** Where one learner stands in a course, without the reasons that teachers wrote (GRD-1). */
export class OrganizationGradesResponse {
  @UuidOut() courseId!: string;
  @UuidOut() userId!: string;
  @DecimalOut({ nullable: true, description: 'Percent of what is graded' }) current!: string | null;
  @ManyOut(() => OrganizationGradeResponse) items!: OrganizationGradeResponse[];
}
