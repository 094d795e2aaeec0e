import { UserNotFound } from '#modules/auth';
import { CourseNotFound, EnrollmentHasProgress } from '#modules/courses';
import { recordController } from '../records/record-controller.js';
import { CreateEnrollmentDto } from './enrollment.dto.js';
import { EnrollmentRecord } from './enrollment.record.js';
import { enrollmentListing, EnrollmentsResource } from './enrollments.resource.js';

export { EnrollmentsResource };
export const EnrollmentsController = recordController({
  listing: enrollmentListing,
  resource: EnrollmentsResource,
  record: EnrollmentRecord,
  nouns: ['enrolment', 'enrolments'],
  create: CreateEnrollmentDto,
  isRemovable: true,
  fails: [CourseNotFound, UserNotFound, EnrollmentHasProgress],
});
