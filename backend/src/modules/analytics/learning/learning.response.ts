import { CountOut, DecimalOut, FlagOut, OneOut, TextOut, UuidOut } from '#platform/http/response-fields';

/** The lesson to go on with, in the unfinished course of the last visit. */
export class NextStepResponse {
  @UuidOut() courseId!: string;
  @TextOut() courseTitleAr!: string;
  @TextOut() courseTitleEn!: string;
  /** Percent of the course. */
  @DecimalOut() progress!: string;
  @UuidOut() lessonId!: string;
  @TextOut() lessonTitleAr!: string;
  @TextOut() lessonTitleEn!: string;
  @CountOut() lessonMinutes!: number;
}

/** A learner's own figures (ANL-2). */
export class LearnerDashboardResponse {
  @CountOut() totalEnrollments!: number;
  @CountOut() completedCourses!: number;
  @CountOut() totalCertificates!: number;
  @CountOut({ description: 'Days of learning in a row; one that is not over yet breaks nothing' })
  learningStreak!: number;
  @CountOut() longestStreak!: number;
  @FlagOut() learnedToday!: boolean;
  @CountOut({ description: 'Since Saturday' }) weekMinutes!: number;
  @TextOut({ description: 'The day in the zone of the call', example: '2026-05-31' }) today!: string;
  @OneOut(() => NextStepResponse, { nullable: true }) nextStep!: NextStepResponse | null;
}

/** A day with learning. */
export class LearningDayResponse {
  @TextOut({ example: '2026-05-31' }) day!: string;
  @CountOut({ description: 'Spent in lessons; 0 for a quiz alone' }) minutes!: number;
}
