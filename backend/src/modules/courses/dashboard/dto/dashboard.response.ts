import { CountOut, DecimalOut, NumberOut } from '#platform/http/response-fields';

/** The learner's figures (ENR-4). */
export class DashboardResponse {
  @CountOut() completedCourses!: number;
  @CountOut() enrollments!: number;
  @NumberOut({ description: 'Hours with one decimal at most' }) learningHours!: number;
  @CountOut({ description: 'Valid and waiting ones' }) certificates!: number;
  @DecimalOut({ description: 'Mean progress over all enrolments, percent' }) overallProgress!: string;
}
