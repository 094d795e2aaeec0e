import { CountOut, DecimalOut, FlagOut, ManyOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class LessonWorkResponse {
  @UuidOut() id!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @FlagOut() isCompleted!: boolean;
  @CountOut({ description: 'Seconds in this lesson' }) spentSeconds!: number;
  @FlagOut() hasQuiz!: boolean;
  @DecimalOut({ nullable: true, description: 'Percent; null before the first attempt' }) bestScore!: string | null;
  @CountOut({ description: 'Of its quiz' }) attempts!: number;
}

export class DiscussionOfLearnerResponse {
  @UuidOut() id!: string;
  @UuidOut() lessonId!: string;
  @TextOut() title!: string;
  @CountOut() replies!: number;
  @TimeOut() createdAt!: string;
}

/** What the learner did in the course, for who decides about the certificate (CRT-11). */
export class CertificateWorkResponse {
  @TimeOut({ nullable: true }) enrolledAt!: string | null;
  @TimeOut({ nullable: true }) completedAt!: string | null;
  @CountOut({ description: 'Seconds in all lessons' }) spentSeconds!: number;
  @CountOut() lessonsCompleted!: number;
  @ManyOut(() => LessonWorkResponse) lessons!: LessonWorkResponse[];
  @ManyOut(() => DiscussionOfLearnerResponse, { description: 'The latest five in lessons of the course' })
  discussions!: DiscussionOfLearnerResponse[];
}
