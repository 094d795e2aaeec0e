import { Uuid } from '#platform/http/fields';

/** Enrols somebody in a published course, as if they had done it themselves. */
export class CreateEnrollmentDto {
  @Uuid() userId!: string;
  @Uuid() courseId!: string;
}
