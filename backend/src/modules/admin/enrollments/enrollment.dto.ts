import { Uuid } from '#platform/http/fields';

/** Enrols somebody in a published course; in one with a price that is a granted place (PAY-1). */
export class CreateEnrollmentDto {
  @Uuid() userId!: string;
  @Uuid() courseId!: string;
}
