import { Injectable } from '@nestjs/common';
import type { Language } from '@masar/i18n';
import { AccountAdministration } from '#modules/auth';
import { EnrollmentAdministration } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { type CheckedRow, checkRows, toImportResponse } from './checked-rows.js';
import { EnrollmentRow, type ImportEnrollmentsDto } from './import.dto.js';
import type { ImportResponse } from './import.response.js';

/** Enrols many people who have accounts; importing the same file again changes nothing (CON-1). */
@Injectable()
export class EnrollmentsImport {
  constructor(
    private readonly accounts: AccountAdministration,
    private readonly enrollments: EnrollmentAdministration,
  ) {}

  async run(
    admin: Viewer,
    { rows }: ImportEnrollmentsDto,
    isDryRun: boolean,
    language: Language,
  ): Promise<ImportResponse> {
    const checked = await checkRows(EnrollmentRow, rows, ({ email, course }) => `${email} ${course.toLowerCase()}`);
    const values = checked.flatMap(({ value }) => (value ? [value] : []));
    const people = await this.accounts.idsOf(values.map(({ email }) => email));
    const courses = await this.enrollments.publishedCourses(values.map(({ course }) => course));
    const places = new Map<CheckedRow<object>, { userId: string; courseId: string }>();
    for (const row of checked) {
      if (!row.value || row.problems.length > 0) continue;
      const userId = people.get(row.value.email);
      const courseId = courses.get(row.value.course.toLowerCase());
      if (!userId) row.problems.push({ field: 'email', code: 'auth.user_not_found' });
      if (!courseId) row.problems.push({ field: 'course', code: 'courses.not_found' });
      if (userId && courseId) places.set(row, { userId, courseId });
    }
    const { known, made } = await this.enrollments.enrollAll(admin, [...places.values()], isDryRun);
    const done = (row: CheckedRow<object>) => {
      const { userId, courseId } = places.get(row)!;
      const before = known.get(`${userId} ${courseId}`);
      if (before) return { outcome: 'unchanged' as const, id: before };
      return { outcome: 'created' as const, id: made.get(`${userId} ${courseId}`) ?? null };
    };
    return toImportResponse(isDryRun, checked, done, language);
  }
}
