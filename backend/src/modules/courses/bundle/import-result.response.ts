import { CountOut, FlagOut, OneOut, UuidOut } from '#platform/http/response-fields';

export class ImportedLessonsResponse {
  @CountOut() created!: number;
  @CountOut() updated!: number;
  @CountOut() removed!: number;
  /** Missing in the bundle, but learners have started them. */
  @CountOut() kept!: number;
}

export class ImportResultResponse {
  @UuidOut() courseId!: string;
  /** False when the course existed and was updated in place. */
  @FlagOut() created!: boolean;
  @OneOut(() => ImportedLessonsResponse) lessons!: ImportedLessonsResponse;
}
