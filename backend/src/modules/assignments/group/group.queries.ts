import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { containing, folded } from '#platform/database/folded-text';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Text } from '#platform/http/fields';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import { CountOut, FlagOut, TextOut, UuidOut } from '#platform/http/response-fields';
import type { AssignmentsTables } from '../assignments.tables.js';

export class GroupedLearnersQuery extends PageQuery {
  @Text({ optional: true, max: 100, description: 'Part of a name' }) name?: string;
}

/** A learner of the course with the group that hands in with them (ASG-1). */
export class GroupedLearnerResponse {
  @UuidOut({ description: 'Of the person' }) id!: string;
  @TextOut({ nullable: true }) name!: string | null;
  @CountOut({ nullable: true, description: 'Number of the group' }) group!: number | null;
  @CountOut({ description: 'Highest number of a group of the assignment, on this page or not; 0 without any' })
  lastGroup!: number;
  @FlagOut({ description: 'The group has begun to work and stays as it is' }) hasWork!: boolean;
}

const inOrder = oldestFirst('e', 'enrolled_at');

@Injectable()
export class GroupQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The learners of a course in the order in which they came, each with their group for an assignment. */
  async learners(
    assignmentId: string,
    courseId: string,
    asked: GroupedLearnersQuery,
  ): Promise<Page<GroupedLearnerResponse>> {
    const enrolled = this.database
      .over<AssignmentsTables>()
      .selectFrom('enrollments as e')
      .innerJoin('users as u', 'u.id', 'e.user_id')
      .where('e.course_id', '=', courseId)
      .$if(Boolean(asked.name), (query) => query.where(folded(personName()), 'like', containing(asked.name ?? '')));
    const page = enrolled
      .leftJoin('assignment_group_members as m', (join) =>
        join.onRef('m.user_id', '=', 'e.user_id').on('m.assignment_id', '=', assignmentId),
      )
      .leftJoin('assignment_groups as g', 'g.id', 'm.group_id')
      .select(['e.id', 'e.enrolled_at', 'e.user_id', 'g.number', personName().as('name')])
      .select([
        sql<boolean>`exists (select from submissions s where s.group_id = g.id)`.as('has_work'),
        sql<number>`coalesce((select max(number) from assignment_groups where assignment_id = ${assignmentId}), 0)`.as(
          'last_group',
        ),
        boundedTotal(enrolled.select('e.id')).as('total'),
      ]);
    return mapRows(inOrder.page(await inOrder.seek(page, asked).execute(), asked), (row) => ({
      id: row.user_id,
      name: row.name,
      group: row.number,
      lastGroup: row.last_group,
      hasWork: row.has_work,
    }));
  }
}
