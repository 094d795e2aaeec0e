import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Course } from '../course/course.entity.js';
import { mayViewCourse } from '../course/course.policy.js';
import { CourseNotFound, CourseNotInPreparation } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment/enrollment.entity.js';
import type { FollowResponse } from './follow.response.js';

/** Waiting for a course in preparation: who follows it is told once it can be learnt in (CRS-10). */
@Injectable()
export class FollowService {
  constructor(private readonly transactions: Transactions) {}

  /** Follows once, however often it is called. */
  async follow(viewer: Viewer, courseId: string): Promise<FollowResponse> {
    return this.change(viewer, courseId, true);
  }

  /** Ends it, also where the course can be learnt in by now. */
  async unfollow(viewer: Viewer, courseId: string): Promise<FollowResponse> {
    return this.change(viewer, courseId, false);
  }

  private async change(viewer: Viewer, courseId: string, isFollowed: boolean): Promise<FollowResponse> {
    return this.transactions.run(async (em) => {
      const course = await em.findOne(Course, { id: courseId });
      const isEnrolled = (await em.count(Enrollment, { userId: viewer.id, courseId })) > 0;
      if (!course || !mayViewCourse(course, viewer, isEnrolled)) throw new CourseNotFound();
      if (isFollowed && !course.isInPreparation) throw new CourseNotInPreparation();
      const rows = em.getKysely<CoursesTables>();
      await (isFollowed ? following(courseId, viewer.id) : unfollowing(courseId, viewer.id)).execute(rows);
      const { followers_count: followersCount } = await rows
        .selectFrom('courses')
        .select('followers_count')
        .where('id', '=', courseId)
        .executeTakeFirstOrThrow();
      return { followersCount, isFollowed };
    });
  }
}

/** Row and counter in one statement: the counter moves only when this call wrote the row. */
const following = (courseId: string, userId: string) => sql`
  with changed as (
    insert into course_follows (id, course_id, user_id) values (${v7()}, ${courseId}, ${userId})
    on conflict (course_id, user_id) do nothing returning id)
  update courses set followers_count = followers_count + 1 where id = ${courseId} and exists (select from changed)`;

const unfollowing = (courseId: string, userId: string) => sql`
  with changed as (
    delete from course_follows where course_id = ${courseId} and user_id = ${userId} returning id)
  update courses set followers_count = followers_count - 1 where id = ${courseId} and exists (select from changed)`;
