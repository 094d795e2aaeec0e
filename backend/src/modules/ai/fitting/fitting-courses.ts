import { fitFor } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { CoursesInOrder, type ListCoursesQuery } from '#modules/courses';
import type { NeedResponse } from '#modules/skills';
import { RankedOrder } from '#platform/database/ranked-order';
import type { Page } from '#platform/http/paging';
import { CourseCatalogue } from '../recommendation/course-catalogue.js';
import { fitReaderOf } from '../recommendation/learner.js';
import { LearnerQueries } from '../recommendation/learner.queries.js';
import { scored, standingOf } from '../scoring/scoring.rules.js';
import { ModelStore } from '../stored-model/model-store.js';
import { isDoneWith, missingFirst } from './fitting.rules.js';

interface Ranked {
  id: string;
  /** Nobody can join it. */
  isClosed: boolean;
  /** How far its title answers what was searched for. */
  words: number;
  isDone: boolean;
  /** By the rule of all lists. */
  fit: number;
  score: number;
  missing: NeedResponse[];
}

const bestFirst = new RankedOrder<Ranked>([
  { type: 'boolean', of: ({ isClosed }) => isClosed, direction: 'asc' },
  { type: 'integer', of: ({ words }) => words, direction: 'desc' },
  { type: 'boolean', of: ({ isDone }) => isDone, direction: 'asc' },
  { type: 'integer', of: ({ fit }) => fit, direction: 'desc' },
  { type: 'float8', of: ({ score }) => score, direction: 'desc' },
  { type: 'uuid', of: ({ id }) => id, direction: 'asc' },
]);

type CourseRow = Awaited<ReturnType<CoursesInOrder['rows']>>[number];

/** A course of the catalogue, and what somebody needs before it. */
export interface FittingCourse {
  row: CourseRow;
  missing: NeedResponse[];
}

/** The catalogue in the order in which it fits somebody, among equals by the scores of recommendations (REC-4, PRE-2). */
@Injectable()
export class FittingCourses {
  constructor(
    private readonly courses: CoursesInOrder,
    private readonly learners: LearnerQueries,
    private readonly models: ModelStore,
    private readonly catalogue: CourseCatalogue,
  ) {}

  async page(userId: string, query: ListCoursesQuery): Promise<Page<FittingCourse>> {
    const [matching, learners, model, catalogue] = await Promise.all([
      this.courses.matching(query),
      this.learners.of([userId]),
      this.models.current(),
      this.catalogue.current(),
    ]);
    const learner = learners.get(userId)!;
    const standing = standingOf(learner, { model, catalogue, now: new Date() });
    const reader = fitReaderOf(learner, catalogue);
    const ranked = matching.map(({ id, words }): Ranked => {
      const course = catalogue.byId.get(id);
      const placed = { id, words, isClosed: !course, isDone: isDoneWith(id, learner) };
      if (!course) return { ...placed, fit: 0, score: 0, missing: [] };
      const missing = missingFirst(course, learner, reader);
      const fit = fitFor({ ...course, needs: missing }, reader);
      return { ...placed, fit, score: scored(course, standing).score, missing };
    });
    const { rows: shown, ...page } = bestFirst.page(bestFirst.sorted(ranked), query);
    const missingOf = new Map(shown.map(({ id, missing }) => [id, missing]));
    const rows = await this.courses.rows([...missingOf.keys()]);
    return { ...page, rows: rows.map((row) => ({ row, missing: missingOf.get(row.id) ?? [] })) };
  }
}
