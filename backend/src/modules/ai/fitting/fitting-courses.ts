import { Injectable } from '@nestjs/common';
import { CoursesInOrder, type ListCoursesQuery } from '#modules/courses';
import { RankedOrder } from '#platform/database/ranked-order';
import type { Page } from '#platform/http/paging';
import { CourseCatalogue } from '../recommendation/course-catalogue.js';
import { LearnerQueries } from '../recommendation/learner.queries.js';
import { scored, standingOf } from '../scoring/scoring.rules.js';
import { ModelStore } from '../stored-model/model-store.js';
import { groupOf } from './fitting.rules.js';

interface Ranked {
  id: string;
  group: number;
  score: number;
}

const bestFirst = new RankedOrder<Ranked>([
  { type: 'integer', of: ({ group }) => group, direction: 'asc' },
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'uuid', of: ({ id }) => id, direction: 'asc' },
]);

type CourseRows = Awaited<ReturnType<CoursesInOrder['rows']>>;

/** The catalogue in the order in which it fits somebody, by the scores of recommendations (REC-4). */
@Injectable()
export class FittingCourses {
  constructor(
    private readonly courses: CoursesInOrder,
    private readonly learners: LearnerQueries,
    private readonly models: ModelStore,
    private readonly catalogue: CourseCatalogue,
  ) {}

  async page(userId: string, query: ListCoursesQuery): Promise<Page<CourseRows[number]>> {
    const [ids, learners, model, catalogue] = await Promise.all([
      this.courses.matching(query),
      this.learners.of([userId]),
      this.models.current(),
      this.catalogue.current(),
    ]);
    const learner = learners.get(userId)!;
    const standing = standingOf(learner, { model, catalogue, now: new Date() });
    const ranked = ids.map((id) => {
      const course = catalogue.byId.get(id);
      const group = groupOf(course, learner);
      return { id, group, score: course ? scored(course, standing).score : 0 };
    });
    const { rows, ...page } = bestFirst.page(bestFirst.sorted(ranked), query);
    return { ...page, rows: await this.courses.rows(rows.map(({ id }) => id)) };
  }
}
