import type { CourseRight } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import { Forbidden } from '#platform/errors/platform.errors';
import { mayAssistInCourse, mayDirectCourse, teachingRoles } from '../course/course.policy.js';
import { CourseQueries } from '../course/course.queries.js';
import { CourseInvitationNotFound, CoursePersonNotFound } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import type { CourseInvitationResponse, CoursePersonResponse, MyCourseInvitationResponse } from './people.response.js';

/** Whether an invitation is for somebody: it went to the address that their account has confirmed. */
export const invitationIsFor = (userId: string): RawBuilder<boolean> => sql<boolean>`(i.email =
  (select u.email from users u where u.id = ${userId}::uuid and u.email_verified_at is not null))`;

@Injectable()
export class PeopleQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly courses: CourseQueries,
  ) {}

  /** Who teaches a course, its owner first; rights without effect are the business of those who teach it. */
  async ofCourse(viewer: Viewer | undefined, courseId: string): Promise<CoursePersonResponse[]> {
    const people = await this.people(courseId).execute();
    const isTeacher = mayAssistInCourse(await this.courses.visibleTo(viewer, courseId), viewer);
    return people.filter(({ isInEffect }) => isTeacher || isInEffect);
  }

  async one(courseId: string, userId: string): Promise<CoursePersonResponse> {
    const row = await this.people(courseId).where('p.user_id', '=', userId).executeTakeFirst();
    if (!row) throw new CoursePersonNotFound();
    return row;
  }

  /** Invitations that wait, the oldest first, for those who give rights in the course. */
  async invitationsOf(viewer: Viewer, courseId: string): Promise<CourseInvitationResponse[]> {
    if (!mayDirectCourse(await this.courses.visibleTo(viewer, courseId), viewer)) throw new Forbidden();
    return (await this.invitations().where('i.course_id', '=', courseId).orderBy('i.created_at').execute()).map(
      withTime,
    );
  }

  async invitation(id: string): Promise<CourseInvitationResponse> {
    const row = await this.invitations().where('i.id', '=', id).executeTakeFirst();
    if (!row) throw new CourseInvitationNotFound();
    return withTime(row);
  }

  /** Invitations to the viewer's confirmed address, the newest first. */
  async invitationsFor({ id, role }: Viewer): Promise<MyCourseInvitationResponse[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('course_invitations as i')
      .innerJoin('courses as c', 'c.id', 'i.course_id')
      .leftJoin('users as u', 'u.id', 'i.invited_by')
      .select(['i.id', 'i.course_id as courseId', 'i.right', 'i.created_at as createdAt'])
      .select(['c.title_ar as courseTitleAr', 'c.title_en as courseTitleEn', personName().as('invitedByName')])
      .where(invitationIsFor(id))
      .orderBy('i.created_at', 'desc')
      .execute();
    const canAccept = teachingRoles.includes(role);
    return rows.map((row) => ({ ...withTime(row), canAccept }));
  }

  private invitations() {
    return this.database
      .over<CoursesTables>()
      .selectFrom('course_invitations as i')
      .select(['i.id', 'i.email', 'i.right', 'i.created_at as createdAt']);
  }

  private people(courseId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('course_people as p')
      .innerJoin('users as u', 'u.id', 'p.user_id')
      .select(['u.id', 'u.profile_image_url as profileImageUrl', 'p.right', personName().as('name')])
      .select(sql<boolean>`u.role in (${sql.join(teachingRoles)})`.as('isInEffect'))
      .where('p.course_id', '=', courseId)
      .orderBy(inOrderOfRights)
      .orderBy('p.created_at')
      .orderBy('p.id');
  }
}

const order: readonly CourseRight[] = ['owner', 'teacher', 'assistant'];
const inOrderOfRights = sql<number>`array_position(array[${sql.join(order)}]::text[], p."right")`;

const withTime = <Row extends { createdAt: Date | string }>(row: Row) => ({
  ...row,
  createdAt: isoTime(row.createdAt),
});
