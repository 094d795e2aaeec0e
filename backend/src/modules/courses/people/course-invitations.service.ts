import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Mailer } from '#platform/mail/mailer';
import { countEach, type RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import type { Course } from '../course/course.entity.js';
import { mayDirectCourse, teachingRoles } from '../course/course.policy.js';
import { findDirectedCourse, lockCourse } from '../course/course-authorship.js';
import { rightIn } from '../course/course-rights.js';
import { AlreadyTeaches, CourseInvitationNotFound, InvitationNeedsInstructor } from '../courses.errors.js';
import { InvitationToTeachAnswered, InvitedToTeach } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { courseOfPlace } from '../place/course-of-place.js';
import { invitationMail } from './invitation-mail.js';
import type { InviteToTeachDto } from './people.dto.js';
import { invitationIsFor } from './people.queries.js';

const HOUR = 60 * 60;

/** Rights are offered to an address and taken by whoever has it; nobody learns whether it is an account's (CRS-14). */
@Injectable()
export class CourseInvitations {
  private readonly ofPerson: RateLimit;
  private readonly ofMailbox: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('course-invitations', { points: 60, seconds: HOUR });
    // Taken back and sent again, an invitation would fill somebody's mailbox.
    this.ofMailbox = rateLimits.named('course-invitations-mailbox', { points: 10, seconds: HOUR });
  }

  /** Invites an address once; inviting it again changes the right that waits. */
  async invite(
    viewer: Viewer,
    courseId: string,
    { email, right }: InviteToTeachDto,
  ): Promise<{ id: string; isNew: boolean }> {
    await countEach([
      { limit: this.ofPerson, key: viewer.id },
      { limit: this.ofMailbox, key: email },
    ]);
    return this.transactions.run(async (em) => {
      const course = await findDirectedCourse(em, viewer, courseId);
      const rows = em.getKysely<CoursesTables>();
      const invited = await rows
        .selectFrom('users as u')
        .leftJoin('course_people as p', (join) => join.onRef('p.user_id', '=', 'u.id').on('p.course_id', '=', courseId))
        .select(['u.id', 'p.right'])
        .where('u.email', '=', email)
        .where('u.email_verified_at', 'is not', null)
        .executeTakeFirst();
      if (invited?.right)
        throw new AlreadyTeaches({}, { fields: [{ field: 'email', code: 'courses.already_teaches' }] });
      const before = await rows
        .selectFrom('course_invitations')
        .select(['id', 'right'])
        .where('course_id', '=', courseId)
        .where('email', '=', email)
        .executeTakeFirst();
      if (before?.right === right) return { id: before.id, isNew: false };
      const { id } = await rows
        .insertInto('course_invitations')
        .values({ id: v7(), course_id: courseId, email, right, invited_by: viewer.id })
        .onConflict((conflict) =>
          conflict
            .columns(['course_id', 'email'])
            .doUpdateSet({ right, invited_by: viewer.id, created_at: sql`now()` }),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      await this.tell(course, { id, email, right }, invited?.id, viewer);
      return { id, isNew: before === undefined };
    });
  }

  /** Takes the right that was offered to the viewer's address. */
  async accept(viewer: Viewer, id: string): Promise<string> {
    return this.transactions.run(async (em) => {
      const { course, right, invited_by } = await this.removeOwn(em, viewer, id);
      if (!teachingRoles.includes(viewer.role)) throw new InvitationNeedsInstructor();
      await em
        .getKysely<CoursesTables>()
        .insertInto('course_people')
        .values({ id: v7(), course_id: course.id, user_id: viewer.id, right, given_by: invited_by })
        .onConflict((conflict) => conflict.columns(['course_id', 'user_id']).doNothing())
        .execute();
      const about = courseOfPlace(course);
      this.transactions.record(new InvitationToTeachAnswered(about, id, viewer.id, invited_by, true));
      return course.id;
    });
  }

  /** The invited declines, or who gives rights takes the invitation back. */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const invitation = await find(em, viewer, id);
      if (!invitation) throw new CourseInvitationNotFound();
      const standing = { right: await rightIn(em, viewer, invitation.course_id) };
      if (invitation.isOwn) {
        const { course, invited_by } = await this.removeOwn(em, viewer, id);
        const about = courseOfPlace(course);
        this.transactions.record(new InvitationToTeachAnswered(about, id, viewer.id, invited_by, false));
      } else if (mayDirectCourse(standing, viewer)) {
        await em.getKysely<CoursesTables>().deleteFrom('course_invitations').where('id', '=', id).execute();
      } else throw new CourseInvitationNotFound();
    });
  }

  /** Whoever comes second finds it answered. */
  private async removeOwn(em: EntityManager, viewer: Viewer, id: string) {
    const invitation = await find(em, viewer, id);
    if (!invitation?.isOwn) throw new CourseInvitationNotFound();
    const course = await lockCourse(em, invitation.course_id);
    const removed = await em
      .getKysely<CoursesTables>()
      .deleteFrom('course_invitations')
      .where('id', '=', id)
      .returning(['right', 'invited_by'])
      .executeTakeFirst();
    if (!course || !removed) throw new CourseInvitationNotFound();
    return { course, ...removed };
  }

  private async tell(
    course: Course,
    { id, email, right }: InviteToTeachDto & { id: string },
    userId: string | undefined,
    by: Viewer,
  ): Promise<void> {
    const about = courseOfPlace(course);
    if (userId) this.transactions.record(new InvitedToTeach(about, id, userId, right, by.id));
    else
      await this.mailer.send(
        invitationMail(email, right, about.title, `${this.config.http.publicUrl}/course-invitations`),
      );
  }
}

const find = (em: EntityManager, viewer: Viewer, id: string) =>
  em
    .getKysely<CoursesTables>()
    .selectFrom('course_invitations as i')
    .select(['i.course_id', invitationIsFor(viewer.id).as('isOwn')])
    .where('i.id', '=', id)
    .executeTakeFirst();
