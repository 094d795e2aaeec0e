import { CountOut, DecimalOut, FlagOut, OneOut, TimeOut, UuidOut } from '#platform/http/response-fields';

export class CourseProgressResponse {
  @DecimalOut({ description: 'Percent' }) progress!: string;
  @TimeOut({ nullable: true }) completedAt!: string | null;
}

export class LessonProgressResponse {
  @CountOut({ description: 'Seconds' }) watchTime!: number;
  @FlagOut() isCompleted!: boolean;
  @OneOut(() => CourseProgressResponse) course!: CourseProgressResponse;
  @UuidOut({ nullable: true, description: 'The certificate of the completed course' }) certificateId!: string | null;
}
