import type { LateRule, RubricRow, SubmissionState, WorkKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { Viewer } from '#platform/access/viewer';
import { boundedTotal } from '#platform/database/bounded-total';
import { oldestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import type { Page, PageQuery } from '#platform/http/paging';
import { AssignmentNotFound } from '../assignments.errors.js';
import type { AssignmentsTables } from '../assignments.tables.js';
import { countsFor, isWorkOf } from '../submission/whose-work.js';

type Moment = Date | string;

export interface ListedAssignmentRow {
  id: string;
  course_id: string;
  lesson_id: string | null;
  title_ar: string;
  title_en: string;
  due_at: Moment | null;
  extended_to: Moment | null;
  is_required: boolean;
  pass_mark: string;
  state: SubmissionState | null;
  score: string | null;
  has_passed: boolean;
  waiting: number;
  created_at: Moment;
}

export interface AssignmentRow {
  id: string;
  course_id: string;
  course_title_ar: string;
  course_title_en: string;
  lesson_id: string | null;
  title_ar: string;
  title_en: string;
  task_ar: string;
  task_en: string;
  accepts: WorkKind[];
  due_at: Moment | null;
  late_rule: LateRule;
  accepted_until: Moment | null;
  percent_per_day: string;
  resubmissions: number;
  pass_mark: string;
  is_required: boolean;
  rubric: RubricRow[];
  extended_to: Moment | null;
  is_group_work: boolean;
  group: { number: number; members: { id: string; name: string | null }[] } | null;
  peer_reviews: number;
  peer_review_due_at: Moment | null;
  peer_instructions_ar: string;
  peer_instructions_en: string;
  peer_released_at: Moment | null;
}

/** The group of a person for the assignment, with everybody in it. */
const groupOf = (userId: string) => sql<AssignmentRow['group']>`(select json_build_object('number', g.number, 'members',
    (select json_agg(json_build_object('id', u.id, 'name', ${personName('u')}) order by other.added_at, other.id)
      from assignment_group_members other join users u on u.id = other.user_id where other.group_id = g.id))
  from assignment_group_members m join assignment_groups g on g.id = m.group_id
  where m.assignment_id = a.id and m.user_id = ${userId})`;

const inOrder = oldestFirst('a');

@Injectable()
export class AssignmentQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The assignments of a course in the order in which they were written, with where somebody stands in each. */
  async ofCourse(
    courseId: string,
    viewer: Viewer,
    isAuthor: boolean,
    asked: PageQuery & { lessonId?: string | undefined },
  ): Promise<Page<ListedAssignmentRow>> {
    const ofCourse = this.database
      .over<AssignmentsTables>()
      .selectFrom('assignments as a')
      .where('a.course_id', '=', courseId)
      .$if(Boolean(asked.lessonId), (query) => query.where('a.lesson_id', '=', asked.lessonId!));
    const mine = sql`from submissions s where s.assignment_id = a.id and ${isWorkOf(viewer.id)}`;
    const counted = sql`from submissions s where s.assignment_id = a.id and ${countsFor(viewer.id)}`;
    const page = ofCourse
      .select(['a.id', 'a.course_id', 'a.lesson_id', 'a.title_ar', 'a.title_en', 'a.due_at', 'a.is_required'])
      .select(['a.pass_mark', 'a.created_at'])
      .select([
        sql<Moment | null>`(select x.due_at from assignment_extensions x
          where x.assignment_id = a.id and x.user_id = ${viewer.id})`.as('extended_to'),
        sql<SubmissionState | null>`(select s.state ${mine} order by s.group_id is null desc, s.round desc limit 1)`.as(
          'state',
        ),
        sql<string | null>`(select max(s.score) ${counted})`.as('score'),
        sql<boolean>`exists (select ${counted} and s.has_passed)`.as('has_passed'),
        isAuthor
          ? sql<number>`(select count(*)::int from submissions w where w.assignment_id = a.id and w.state = 'waiting')`.as(
              'waiting',
            )
          : sql<number>`0`.as('waiting'),
        boundedTotal(ofCourse.select('a.id')).as('total'),
      ]);
    return inOrder.page(await inOrder.seek(page, asked).execute(), asked);
  }

  /** One assignment as somebody sees it; whether they may is asked of its course. */
  async one(id: string, viewer: Viewer): Promise<AssignmentRow> {
    const row = await this.database
      .over<AssignmentsTables>()
      .selectFrom('assignments as a')
      .innerJoin('courses as c', 'c.id', 'a.course_id')
      .leftJoin('assignment_extensions as x', (join) =>
        join.onRef('x.assignment_id', '=', 'a.id').on('x.user_id', '=', viewer.id),
      )
      .select(['a.id', 'a.course_id', 'a.lesson_id', 'a.title_ar', 'a.title_en', 'a.task_ar', 'a.task_en', 'a.accepts'])
      .select(['a.due_at', 'a.late_rule', 'a.accepted_until', 'a.percent_per_day', 'a.resubmissions', 'a.pass_mark'])
      .select(['a.is_required', 'a.rubric', 'x.due_at as extended_to', 'a.is_group_work'])
      .select(['a.peer_reviews', 'a.peer_review_due_at', 'a.peer_instructions_ar', 'a.peer_instructions_en'])
      .select(['a.peer_released_at', groupOf(viewer.id).as('group')])
      .select(['c.title_ar as course_title_ar', 'c.title_en as course_title_en'])
      .where('a.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new AssignmentNotFound();
    return row;
  }
}
