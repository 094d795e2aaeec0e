import { Injectable } from '@nestjs/common';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { containing, folded } from '#platform/database/folded-text';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Text, WholeNumber } from '#platform/http/fields';
import type { Page } from '#platform/http/paging';
import type { GradesTables } from '../grades.tables.js';
import type { BookLearner } from './book-learner.js';

/** A class fits on one page. */
const learnersMaximum = 200;
/** So many learners a file holds. */
const fileMaximum = 5000;

export class GradeRowsQuery {
  @WholeNumber({ optional: true, min: 1, max: learnersMaximum, description: 'Learners per page, 50 by default' })
  limit?: number;
  @Text({ optional: true, max: 500, description: 'From the Link header of the page before' }) cursor?: string;
  @Text({ optional: true, max: 100, description: 'Part of a name' }) name?: string;
}

const byEnrollment = oldestFirst('e', 'enrolled_at');

@Injectable()
export class GradeLearnersQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Who learns a course, those first who joined first. */
  async page(courseId: string, asked: GradeRowsQuery): Promise<Page<BookLearner>> {
    const learners = this.learners(courseId).$if(Boolean(asked.name), (query) =>
      query.where(folded(personName()), 'like', containing(asked.name ?? '')),
    );
    const page = learners
      .select(['e.id', 'e.enrolled_at', 'e.user_id as userId', personName().as('userName')])
      .select(boundedTotal(asked.name ? learners.select('e.id') : this.places(courseId)).as('total'));
    return byEnrollment.page(await byEnrollment.seek(page, asked).execute(), asked);
  }

  /** All of them, for a file. */
  async all(courseId: string): Promise<BookLearner[]> {
    return this.learners(courseId)
      .select(['e.user_id as userId', personName().as('userName')])
      .orderBy('e.enrolled_at')
      .orderBy('e.id')
      .limit(fileMaximum)
      .execute();
  }

  /** One of them; undefined where somebody does not learn the course. */
  async one(courseId: string, userId: string): Promise<BookLearner | undefined> {
    return this.learners(courseId)
      .where('e.user_id', '=', userId)
      .select(['e.user_id as userId', personName().as('userName')])
      .executeTakeFirst();
  }

  /** As many as there are learners, by an index alone. */
  private places(courseId: string) {
    return this.database
      .over<GradesTables>()
      .selectFrom('enrollments as e')
      .where('e.course_id', '=', courseId)
      .select('e.course_id');
  }

  private learners(courseId: string) {
    return this.database
      .over<GradesTables>()
      .selectFrom('enrollments as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .where('e.course_id', '=', courseId);
  }
}
