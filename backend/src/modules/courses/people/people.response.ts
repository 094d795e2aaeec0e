import { type CourseRight, courseRights, type GivenCourseRight, givenCourseRights } from '@masar/domain';
import { FlagOut, TextOut, TimeOut, UuidOut, WordOut } from '#platform/http/response-fields';

/** Somebody who teaches a course, as everybody sees who may see the course (CRS-14). */
export class CoursePersonResponse {
  @UuidOut() id!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @TextOut({ nullable: true }) profileImageUrl!: string | null;
  @WordOut(courseRights) right!: CourseRight;
  /** False where the right waits, since the account is no instructor's; shown to those who teach the course alone. */
  @FlagOut() isInEffect!: boolean;
}

/** A right that waits for its person, as those see it who give rights. */
export class CourseInvitationResponse {
  @UuidOut() id!: string;
  @TextOut() email!: string;
  @WordOut(givenCourseRights) right!: GivenCourseRight;
  @TimeOut() createdAt!: string;
}

/** An invitation to teach, as the invited sees it. */
export class MyCourseInvitationResponse {
  @UuidOut() id!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  @WordOut(givenCourseRights) right!: GivenCourseRight;
  @TextOut({ nullable: true }) invitedByName!: string | null;
  @TimeOut() createdAt!: string;
  /** Rights work for instructors: others first ask for that role. */
  @FlagOut() canAccept!: boolean;
}
