import type { Language } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { AccountAdministration } from '#modules/auth';
import { EnrollmentAdministration } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import type { FieldProblem } from '#platform/errors/app-error';
import { type CheckedRow, checkRows, toImportResponse } from './checked-rows.js';
import { EnrollmentRow, type ImportEnrollmentsDto } from './import.dto.js';
import type { ImportResponse } from './import.response.js';

/** Whoever corrects the file is told which courses are called so. */
const ambiguous = (courses: readonly { id: string }[]): FieldProblem => ({
  field: 'course',
  code: 'admin.course_ambiguous',
  params: {
    ids: courses
      .slice(0, 5)
      .map(({ id }) => id)
      .join(' · '),
  },
});

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
    const people = await this.accounts.accountsOf(values.map(({ email }) => email));
    const coursesNamed = await this.enrollments.coursesNamed(values.map(({ course }) => course));
    const taken = new Set<string>();
    const places = new Map<CheckedRow<object>, { userId: string; courseId: string }>();
    for (const row of checked) {
      if (!row.value || row.problems.length > 0) continue;
      const userId = people.get(row.value.email)?.id;
      const [course, ...others] = coursesNamed(row.value.course);
      if (!userId) row.problems.push({ field: 'email', code: 'auth.user_not_found' });
      if (!course) row.problems.push({ field: 'course', code: 'courses.not_found' });
      if (course && others.length > 0) row.problems.push(ambiguous([course, ...others]));
      else if (course?.isInPreparation) row.problems.push({ field: 'course', code: 'courses.in_preparation' });
      if (!userId || !course || row.problems.length > 0) continue;
      const courseId = course.id;
      // By title and by id: the same course is named twice in other words.
      const key = `${userId} ${courseId}`;
      if (taken.has(key)) row.problems.push({ field: 'course', code: 'admin.row_repeated' });
      else places.set(row, { userId, courseId });
      taken.add(key);
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
