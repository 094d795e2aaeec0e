import { EnrollmentResponse } from '#modules/courses';
import { CountOut, DecimalOut, ManyOut, NumberOut, OneOut } from '#platform/http/response-fields';

/** The learner's figures (ENR-4). */
export class DashboardResponse {
  @CountOut() completedCourses!: number;
  @CountOut() enrollments!: number;
  @NumberOut({ description: 'Hours with one decimal at most' }) learningHours!: number;
  @CountOut({ description: 'Valid and waiting ones' }) certificates!: number;
  @DecimalOut({ description: 'Mean progress over all enrolments, percent' }) overallProgress!: string;
}

/** One answer for one screen: a reader without network never sees figures of one day beside courses of another (PERF-5). */
export class HomeResponse {
  @OneOut(() => DashboardResponse) figures!: DashboardResponse;
  @ManyOut(() => EnrollmentResponse) enrollments!: EnrollmentResponse[];
}
