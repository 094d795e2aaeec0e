import { Uuid } from '#platform/http/fields';

export class BeginAgainDto {
  @Uuid({ description: 'The enrolment that ends: the current one, which has to be complete' }) after!: string;
}
