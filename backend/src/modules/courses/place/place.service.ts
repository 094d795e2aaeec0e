import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Course } from '../course/course.entity.js';
import { mayEditCourse } from '../course/course.policy.js';
import { rightIn } from '../course/course-rights.js';
import {
  CourseInPreparation,
  CourseNotFound,
  PlaceDecided,
  PlaceInUse,
  PlaceNotFound,
  PlaceNotNeeded,
  PlacePaid,
  PlaceWaits,
} from '../courses.errors.js';
import { PlaceAnswered, PlaceAsked } from '../courses.events.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import { courseOfPlace } from './course-of-place.js';
import { CoursePlace } from './course-place.entity.js';
import type { AskForPlaceDto } from './place.dto.js';
import { placeIsOf } from './place.queries.js';

/** Asking for a place in a course with a price, and taking a request or a grant back (PAY-1). */
@Injectable()
export class PlaceService {
  constructor(private readonly transactions: Transactions) {}

  /** Asks once, however often it is called; whoever has a place or an answer already gets that. */
  async ask(viewer: Viewer, { courseId, note }: AskForPlaceDto): Promise<{ id: string; isNew: boolean }> {
    return this.transactions.run(async (em) => {
      const course = await em.findOne(Course, { id: courseId, isPublished: true });
      if (!course) throw new CourseNotFound();
      if (course.isInPreparation) throw new CourseInPreparation();
      const isInside =
        (await rightIn(em, viewer, courseId)) !== null || (await em.count(Enrollment, { userId: viewer.id, courseId }));
      if (isInside || Number(course.price) === 0) throw new PlaceNotNeeded();
      const before = await this.idOfOwn(em, viewer.id, courseId);
      if (before) return { id: before, isNew: false };
      const inserted = await em
        .getKysely<CoursesTables>()
        .insertInto('course_places')
        .values({ id: v7(), user_id: viewer.id, course_id: courseId, note: note || null, asked_at: sql`now()` })
        .onConflict((conflict) => conflict.columns(['user_id', 'course_id']).doNothing())
        .returning('id')
        .executeTakeFirst();
      if (inserted) this.transactions.record(new PlaceAsked(courseOfPlace(course), viewer.id));
      const id = inserted?.id ?? (await this.idOfOwn(em, viewer.id, courseId));
      if (!id) throw new PlaceNotFound();
      return { id, isNew: inserted !== undefined };
    });
  }

  /** The learner takes back a request that waits; who may grant takes back a place that nobody has used or paid for. */
  async withdraw(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const place = await em.findOne(CoursePlace, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      const course = place && (await em.findOneOrFail(Course, { id: place.courseId }));
      const isOwn = place?.userId === viewer.id;
      const mayGrant = course && mayEditCourse({ right: await rightIn(em, viewer, course.id) }, viewer);
      if (!course || !(isOwn || mayGrant)) throw new PlaceNotFound();
      if (isOwn && !mayGrant) {
        if (place.state !== 'asked') throw new PlaceDecided();
      } else {
        if (place.state === 'asked' && !isOwn) throw new PlaceWaits();
        if (place.usedAt) throw new PlaceInUse();
        if (place.receivedAt) throw new PlacePaid();
        if (place.state === 'granted' && place.userId && !isOwn)
          this.transactions.record(new PlaceAnswered(courseOfPlace(course), place.id, place.userId, 'withdrawn', null));
      }
      em.remove(place);
    });
  }

  private async idOfOwn(em: EntityManager, userId: string, courseId: string): Promise<string | undefined> {
    const place = await em
      .getKysely<CoursesTables>()
      .selectFrom('course_places as p')
      .select('p.id')
      .where('p.course_id', '=', courseId)
      .where(placeIsOf(userId))
      .orderBy((eb) => eb('p.state', '=', 'granted'), 'desc')
      .limit(1)
      .executeTakeFirst();
    return place?.id;
  }
}
