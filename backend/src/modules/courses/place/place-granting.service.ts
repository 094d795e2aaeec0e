import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { Forbidden } from '#platform/errors/platform.errors';
import { Mailer } from '#platform/mail/mailer';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { Course } from '../course/course.entity.js';
import { mayEditCourse, mayViewCourse } from '../course/course.policy.js';
import { rightIn, standingIn } from '../course/course-rights.js';
import { CourseNotFound, PlaceNotFound, PlaceNotNeeded } from '../courses.errors.js';
import { PlaceAnswered } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import { courseOfPlace } from './course-of-place.js';
import { CoursePlace } from './course-place.entity.js';
import type { DecidePlaceDto, GrantPlaceDto } from './place.dto.js';
import { placeMail } from './place-mail.js';

const HOUR = 60 * 60;

/** A course's instructor and administrators decide who has a place, and write down what was received (PAY-1). */
@Injectable()
export class PlaceGranting {
  private readonly byAddress: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly mailer: Mailer,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    rateLimits: RateLimits,
  ) {
    // Enough for several classes, too few to write to the world.
    this.byAddress = rateLimits.named('place-grants', { points: 300, seconds: HOUR });
  }

  /** Grants a place to an address, once; a request of the account with that address is granted by it. */
  async grant(viewer: Viewer, { courseId, email, ...answer }: GrantPlaceDto): Promise<{ id: string; isNew: boolean }> {
    await this.byAddress.count(viewer.id);
    return this.transactions.run(async (em) => {
      const course = await em.findOne(Course, { id: courseId });
      const standing = course && (await standingIn(em, viewer, course));
      if (!standing || !mayViewCourse(standing, viewer)) throw new CourseNotFound();
      if (!mayEditCourse(standing, viewer)) throw new Forbidden();
      if (Number(course.price) === 0) throw new PlaceNotNeeded();
      const id = await placeOfAddress(em, courseId, email);
      const isNew = await this.answer(em, viewer, course, id, { ...answer, decision: 'granted' });
      return { id, isNew };
    });
  }

  /** Grants or declines a request, or records what was received for a granted place. */
  async decide(viewer: Viewer, id: string, answer: DecidePlaceDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const place = await em.findOne(CoursePlace, { id });
      const course = place && (await em.findOneOrFail(Course, { id: place.courseId }));
      if (!course || !mayEditCourse({ right: await rightIn(em, viewer, course.id) }, viewer)) throw new PlaceNotFound();
      await this.answer(em, viewer, course, id, answer);
    });
  }

  private async answer(
    em: EntityManager,
    viewer: Viewer,
    course: Course,
    id: string,
    { decision, reason, amountReceived }: DecidePlaceDto,
  ): Promise<boolean> {
    const place = await em.findOne(CoursePlace, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true });
    if (!place) throw new PlaceNotFound();
    const deed = { by: viewer.id, at: new Date() };
    const isChanged =
      decision === 'granted'
        ? place.grant(deed, reason || null)
        : decision === 'declined' && place.decline(deed, reason || null);
    if (amountReceived) place.record(Number(amountReceived).toFixed(2), deed);
    const isInside = await this.settle(em, place);
    await em.flush();
    if (isChanged && decision && !isInside) await this.tell(course, place, decision, reason || null);
    return isChanged;
  }

  /** What the enrolment says was paid is what the place says was received; tells whether the person has joined. */
  private async settle(em: EntityManager, place: CoursePlace): Promise<boolean> {
    const { userId, courseId } = place;
    if (place.state !== 'granted' || !userId) return false;
    const enrollment = await em.findOne(Enrollment, { userId, courseId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (!enrollment) return false;
    place.usedAt ??= new Date();
    enrollment.pricePaid = place.amountReceived;
    return true;
  }

  private async tell(
    course: Course,
    { id, userId, email }: CoursePlace,
    decision: 'granted' | 'declined',
    reason: string | null,
  ): Promise<void> {
    const about = courseOfPlace(course);
    if (userId) this.transactions.record(new PlaceAnswered(about, id, userId, decision, reason));
    else if (email)
      await this.mailer.send(placeMail(email, about.title, `${this.config.http.publicUrl}/courses/${course.id}`));
  }
}

/** The place that belongs to an address: of its account, or the address's own; made where there is none. */
async function placeOfAddress(em: EntityManager, courseId: string, email: string): Promise<string> {
  const rows = em.getKysely<CoursesTables>();
  const person = await rows
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .executeTakeFirst();
  const find = async () => {
    const found = await rows
      .selectFrom('course_places as p')
      .select('p.id')
      .where('p.course_id', '=', courseId)
      .where((eb) => eb.or([eb('p.email', '=', email), ...(person ? [eb('p.user_id', '=', person.id)] : [])]))
      .orderBy('p.user_id', (order) => order.asc().nullsLast())
      .limit(1)
      .executeTakeFirst();
    return found?.id;
  };
  const before = await find();
  if (before) return before;
  const inserted = await rows
    .insertInto('course_places')
    .values({ id: v7(), course_id: courseId, user_id: person?.id ?? null, email })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  const id = inserted?.id ?? (await find());
  if (!id) throw new PlaceNotFound();
  return id;
}
