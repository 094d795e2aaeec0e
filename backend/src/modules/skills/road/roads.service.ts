import { goalSkills, lackedNeeds, shortestRoad, type SkillNeed } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { CourseNotFound, mayViewCourse, rightOf } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { ReadDatabase } from '#platform/database/read-database';
import type { SkillsTables } from '../skills.tables.js';
import { beginnings } from './beginnings.rules.js';
import { PersonQueries } from './person.queries.js';
import { needsOfCourse, RoadCourses } from './road-courses.queries.js';
import { type OpenCourse, visitor } from './walk.js';

/** A road, and what of its aim no road leads to. */
export interface FoundRoad {
  road: OpenCourse[];
  unmet: SkillNeed[];
}

/** Roads from what somebody can do to what they want to (PRE-2, PRE-3). */
@Injectable()
export class RoadsService {
  constructor(
    private readonly database: ReadDatabase,
    private readonly courses: RoadCourses,
    private readonly people: PersonQueries,
  ) {}

  /** To the goal that somebody named; who has none, or has reached it, is shown what can be taken now. */
  async toGoal(userId: string): Promise<FoundRoad> {
    const courses = await this.courses.all();
    const walker = await this.people.walker(userId, courses);
    const wanted = walker.track === null ? [] : goalSkills(walker.goal, walker.track);
    const found = shortestRoad(courses, walker.known, wanted);
    return found.road.length > 0 ? found : { ...found, road: beginnings(courses, walker) };
  }

  /** To a course: what it needs, what of that the viewer lacks, and the courses that teach it. */
  async toCourse(
    viewer: Viewer | undefined,
    courseId: string,
  ): Promise<FoundRoad & { needs: SkillNeed[]; lacked: SkillNeed[] }> {
    const needs = await this.needsOf(viewer, courseId);
    const courses = await this.courses.all();
    const { known } = viewer ? await this.people.walker(viewer.id, courses) : visitor;
    const others = courses.filter(({ id }) => id !== courseId);
    return { needs, lacked: lackedNeeds(needs, known), ...shortestRoad(others, known, needs) };
  }

  private async needsOf(viewer: Viewer | undefined, courseId: string): Promise<SkillNeed[]> {
    const database = this.database.over<SkillsTables>();
    const course = await database
      .selectFrom('courses as c')
      .select('c.is_published')
      .select(rightOf(viewer?.id).as('right'))
      .select(needsOfCourse.as('needs'))
      .where('c.id', '=', courseId)
      .executeTakeFirst();
    if (!course || !mayViewCourse({ right: course.right, isPublished: course.is_published }, viewer))
      throw new CourseNotFound();
    return course.needs;
  }
}
