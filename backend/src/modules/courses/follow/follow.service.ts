import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { CrowdedWrites } from '#platform/counters/crowded-writes';
import { Course } from '../course/course.entity.js';
import { mayViewCourse } from '../course/course.policy.js';
import { standingIn } from '../course/course-rights.js';
import { CourseNotFound, CourseNotInPreparation } from '../courses.errors.js';
import type { CoursesTables } from '../courses.tables.js';
import { Enrollment } from '../enrollment.entity.js';
import type { FollowResponse } from './follow.response.js';
import { FollowerCounter } from './follower-counter.js';

/** Waiting for a course in preparation: who follows it is told once it can be learnt in (CRS-10). */
@Injectable()
export class FollowService {
  constructor(
    private readonly writes: CrowdedWrites,
    private readonly followers: FollowerCounter,
  ) {}

  /** Follows once, however often it is called. */
  async follow(viewer: Viewer, courseId: string): Promise<FollowResponse> {
    return this.change(viewer, courseId, true);
  }

  /** Ends it, also where the course can be learnt in by now. */
  async unfollow(viewer: Viewer, courseId: string): Promise<FollowResponse> {
    return this.change(viewer, courseId, false);
  }

  private async change(viewer: Viewer, courseId: string, isFollowed: boolean): Promise<FollowResponse> {
    return this.writes.run(async (em) => {
      const course = await em.findOne(Course, { id: courseId });
      const isEnrolled = (await em.count(Enrollment, { userId: viewer.id, courseId })) > 0;
      if (!course || !mayViewCourse(await standingIn(em, viewer, course), viewer, isEnrolled))
        throw new CourseNotFound();
      if (isFollowed && !course.isInPreparation) throw new CourseNotInPreparation();
      const rows = em.getKysely<CoursesTables>();
      const statement = isFollowed ? following(courseId, viewer.id) : unfollowing(courseId, viewer.id);
      const hasChanged = (await statement.execute(rows)).rows.length > 0;
      // The counter moves only when this call wrote the row.
      if (hasChanged) await this.followers.count(rows, courseId, isFollowed ? 1 : -1);
      return { followersCount: await this.followers.of(rows, courseId), isFollowed };
    });
  }
}

const following = (courseId: string, userId: string) => sql`
  insert into course_follows (id, course_id, user_id) values (${v7()}, ${courseId}, ${userId})
  on conflict (course_id, user_id) do nothing returning id`;

const unfollowing = (courseId: string, userId: string) => sql`
  delete from course_follows where course_id = ${courseId} and user_id = ${userId} returning id`;
