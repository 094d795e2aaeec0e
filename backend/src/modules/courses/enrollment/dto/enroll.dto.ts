import { Uuid } from '#platform/http/fields';

export class EnrollDto {
  @Uuid() courseId!: string;
}
