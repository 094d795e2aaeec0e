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

/** A course in figures, each counted from its rows. */
export class CourseFiguresResponse {
  @UuidOut() courseId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @FlagOut() isPublished!: boolean;
  @CountOut() enrollments!: number;
  @CountOut({ description: 'In the last 30 days' }) newEnrollments!: number;
  @CountOut() completions!: number;
  @DecimalOut({ description: 'Mean over all learners, percent' }) averageProgress!: string;
  @CountOut({ nullable: true, description: 'Days in which half of those who finished did' }) medianDays!: number | null;
  @DecimalOut() rating!: string;
  @CountOut() reviewsCount!: number;
}

/** A week from Saturday to Friday. */
export class WeekFiguresResponse {
  @TextOut({ description: 'Its Saturday', example: '2026-05-30' }) week!: string;
  @CountOut() enrollments!: number;
  @CountOut() completions!: number;
}

/** A step of the way through a course. */
export class LessonFiguresResponse {
  @UuidOut() lessonId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut({ description: 'Learners who completed it' }) completed!: number;
  @CountOut({ description: 'Learners for whom it is the next lesson, not seen for two weeks' }) stopped!: number;
  @CountOut({ nullable: true, description: 'Minutes that half of those who were in it spent there at most' })
  medianMinutes!: number | null;
}

export class RatingFiguresResponse {
  @CountOut({ description: '1 to 5' }) stars!: number;
  @CountOut() reviews!: number;
}

export const questionSigns = ['too_hard', 'too_easy', 'misleading'] as const;

/** How a quiz question did, by the first attempt of each learner. */
export class QuestionFiguresResponse {
  @UuidOut() lessonId!: string;
  @TextOut() lessonTitleAr!: string;
  @TextOut() lessonTitleEn!: string;
  @TextOut() questionId!: string;
  @TextOut() promptAr!: string;
  @TextOut() promptEn!: string;
  @CountOut() answers!: number;
  @CountOut() rightAnswers!: number;
  @NumberOut({ nullable: true, description: '-1 to 1: whether those who know the rest know this; from 10 answers on' })
  discrimination!: number | null;
  @WordOut(questionSigns, { nullable: true, description: 'What the author may look at; from 10 answers on' })
  sign!: (typeof questionSigns)[number] | null;
}

/** How learners fare in a course (DSH-1, ANL-2). */
export class CourseReportResponse extends CourseFiguresResponse {
  @ManyOut(() => WeekFiguresResponse) weeks!: WeekFiguresResponse[];
  @ManyOut(() => LessonFiguresResponse) lessons!: LessonFiguresResponse[];
  @ManyOut(() => RatingFiguresResponse) ratings!: RatingFiguresResponse[];
  @ManyOut(() => QuestionFiguresResponse) questions!: QuestionFiguresResponse[];
}

export class FailedQuizResponse {
  @UuidOut() lessonId!: string;
  @TextOut() titleAr!: string;
  @TextOut() titleEn!: string;
  @CountOut() attempts!: number;
  @NumberOut({ description: 'Best score, percent' }) best!: number;
}

export const riskCodes = ['quiz_failed', 'never_started', 'inactive', 'slow'] as const;

export class RiskReasonResponse {
  @WordOut(riskCodes) code!: (typeof riskCodes)[number];
  @CountOut({ nullable: true, description: 'Since the last visit, or since enrolling where there was none' })
  days!: number | null;
  @CountOut({ nullable: true, description: 'Of slow: days in which half of those who finished did' })
  medianDays!: number | null;
  @OneOut(() => FailedQuizResponse, { nullable: true }) quiz!: FailedQuizResponse | null;
}

/** A learner who may need help, with the reasons. */
export class LearnerAtRiskResponse {
  @UuidOut() userId!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @DecimalOut() progress!: string;
  @TimeOut() enrolledAt!: string;
  @TimeOut() seenAt!: string;
  @ManyOut(() => RiskReasonResponse) reasons!: RiskReasonResponse[];
}
