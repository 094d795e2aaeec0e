import { DecimalOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

/** Who learns what, and how far they are; learning itself is theirs, so nothing of it is edited. */
export class EnrollmentRecord {
  @UuidOut() id!: string;
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) userName!: string | null;
  @TextOut() userEmail!: string;
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  /** Percent. */
  @DecimalOut() progress!: string;
  /** US dollars that were really received for the place. */
  @DecimalOut() pricePaid!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @TimeOut({ nullable: true }) lastActivityAt!: string | null;
  @TimeOut() enrolledAt!: string;
}
