import { type GivenCourseRight, givenCourseRights } from '@masar/domain';
import { Email, OneOf, Uuid } from '#platform/http/fields';

export class InviteToTeachDto {
  @Email({ description: 'Of an account, or of somebody who has none yet' }) email!: string;
  @OneOf(givenCourseRights) right!: GivenCourseRight;
}

export class ChangeCourseRightDto {
  @OneOf(givenCourseRights) right!: GivenCourseRight;
}

export class HandOverCourseDto {
  @Uuid({ description: 'Who owns the course from now on: somebody who teaches it' }) userId!: string;
}
