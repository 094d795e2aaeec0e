import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { EnrollmentAdministration } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { flag, moment, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { CreateEnrollmentDto } from './enrollment.dto.js';
import type { EnrollmentRecord } from './enrollment.record.js';

export const enrollmentListing: Listing = {
  name: 'enrollments',
  table: 'enrollments',
  sorts: {
    enrolledAt: { by: sql`t.enrolled_at` },
    completedAt: { by: sql`t.completed_at`, isNullable: true },
  },
  filters: {
    userId: reference('t.user_id'),
    courseId: reference('t.course_id'),
    isCompleted: flag(sql`t.completed_at is not null`),
    isStarted: flag(sql`t.progress > 0`),
    enrolledAt_gte: moment('t.enrolled_at', '>='),
    enrolledAt_lt: moment('t.enrolled_at', '<'),
    completedAt_gte: moment('t.completed_at', '>='),
    completedAt_lt: moment('t.completed_at', '<'),
  },
};

@Injectable()
export class EnrollmentsResource implements AdminResource, CreatesRecords<CreateEnrollmentDto>, RemovesRecords {
  constructor(
    private readonly reader: RecordReader,
    private readonly enrollments: EnrollmentAdministration,
  ) {}

  records(ids: readonly string[]): Promise<EnrollmentRecord[]> {
    return this.reader.rows(sql<EnrollmentRecord>`
      select e.id, e.user_id as "userId", ${personName()} as "userName", u.email as "userEmail",
        e.course_id as "courseId", c.title_ar as "courseTitleAr", c.title_en as "courseTitleEn",
        e.progress::text as progress, e.price_paid::text as "pricePaid", ${iso('e.completed_at')} as "completedAt",
        ${iso('e.last_activity_at')} as "lastActivityAt", ${iso('e.enrolled_at')} as "enrolledAt"
      from enrollments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
      where ${among('e.id', ids)}`);
  }

  create(admin: Viewer, { userId, courseId }: CreateEnrollmentDto): Promise<string> {
    return this.enrollments.enroll(admin, userId, courseId);
  }

  remove(_admin: Viewer, id: string): Promise<void> {
    return this.enrollments.withdraw(id);
  }
}
