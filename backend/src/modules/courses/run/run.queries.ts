import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { CourseCertificates, type RunCertificate } from '../completion/course-certificates.js';
import type { CoursesTables } from '../courses.tables.js';

interface StandingRow {
  id: string;
  progress: string;
  enrolled_at: Date | string;
  completed_at: Date | string | null;
  /** Null of the current run. */
  ended_at: Date | string | null;
}

export interface RunRow extends StandingRow {
  certificate: RunCertificate | null;
}

@Injectable()
export class RunQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly certificates: CourseCertificates,
  ) {}

  /** Somebody's runs of a course, the current one first, each with its valid certificate (RUN-1). */
  async of(userId: string, courseId: string): Promise<RunRow[]> {
    const { rows } = await sql<StandingRow>`
      select e.id, e.progress::text as progress, e.enrolled_at, e.completed_at, null::timestamptz as ended_at
      from enrollments e where e.user_id = ${userId} and e.course_id = ${courseId}
      union all
      select e.id, e.progress::text, e.enrolled_at, e.completed_at, e.ended_at
      from ended_enrollments e where e.user_id = ${userId} and e.course_id = ${courseId}
      order by ended_at desc nulls first, id`.execute(this.database.over<CoursesTables>());
    const certificates = await this.certificates.certifier.ofRuns({ userId, courseId });
    return rows.map((row) => {
      const endedId = row.ended_at === null ? null : row.id;
      return { ...row, certificate: certificates.find((one) => one.endedEnrollmentId === endedId) ?? null };
    });
  }
}
