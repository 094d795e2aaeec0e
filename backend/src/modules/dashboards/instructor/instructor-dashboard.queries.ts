import type { CourseRight } from '@masar/domain';
import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import { type CoursesTables, coursesTaughtBy, everyRun, rightOf, teaches } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import type { Counted } from '#platform/figures/counted';
import { type FigureKind, KeptFigures } from '#platform/figures/kept-figures';
import { activitiesShown, type ActivityRow } from '../activity/activity.js';
import { latest } from '../activity/latest.js';

/** What the rows of somebody's courses say. */
export interface InstructorTiles {
  name: string | null;
  average_rating: string | null;
  active_courses: number;
  /** As the courses count them. */
  learners: number;
}

/** What somebody's courses came to, counted over all who learn in them. */
export interface InstructorFigures {
  total_students: number;
  completion_rate: string;
  earnings: string;
  questions_waiting: number;
  months: { month: string; enrollments: number; completions: number }[];
  /** By the id of the course. */
  courses: Record<string, { completion_rate: string; earnings: string }>;
}

export interface TaughtCourse {
  id: string;
  title_ar: string;
  title_en: string;
  category_id: string;
  students: number;
  lessons: number;
  rating: string;
  is_published: boolean;
  is_in_preparation: boolean;
  right: CourseRight | null;
}

export interface WaitingQuestion {
  id: string;
  title: string;
  person: string | null;
  course_id: string;
  lesson_id: string;
  course_title_ar: string;
  course_title_en: string;
  created_at: Date | string;
}

const questionsShown = 3;
const coursesShown = 12;
const monthsShown = 6;

@Injectable()
export class InstructorDashboardQueries {
  private readonly figuresOf: FigureKind<InstructorFigures>;

  constructor(
    private readonly database: ReadDatabase,
    kept: KeptFigures,
  ) {
    this.figuresOf = kept.kind('instructor 2', (instructorId) => this.countFigures(instructorId));
  }

  /** Over all learners; where many thousands learn they may be some minutes old. */
  async figures(instructorId: string, { learners }: InstructorTiles): Promise<Counted<InstructorFigures>> {
    return this.figuresOf.of({ subject: instructorId, ownerId: instructorId, rows: learners });
  }

  async tiles(instructorId: string): Promise<InstructorTiles> {
    const { rows } = await sql<InstructorTiles>`
      select (select ${personName()} from users u where u.id = ${instructorId}) as name,
             round(sum(rating * reviews_count) / nullif(sum(reviews_count), 0), 2)::text as average_rating,
             count(*) filter (where is_published and not is_in_preparation)::int as active_courses,
             coalesce(sum(students_count), 0)::int as learners
      from courses c where ${teaches(instructorId)}`.execute(this.database.over<CoursesTables>());
    return rows[0]!;
  }

  /** Published ones first, those with the most learners in front. */
  async courses(instructorId: string): Promise<TaughtCourse[]> {
    const { rows } = await sql<TaughtCourse>`
      select id, title_ar, title_en, category_id, students_count as students, lessons_count as lessons, rating,
             is_published, is_in_preparation, ${rightOf(instructorId)} as "right"
      from courses c where ${teaches(instructorId)}
      order by is_published desc, is_in_preparation, students_count desc, id limit ${coursesShown}`.execute(
      this.database.over<CoursesTables>(),
    );
    return rows;
  }

  /** Drafts have no learners and count for nothing. */
  private async countFigures(instructorId: string): Promise<InstructorFigures> {
    const { rows } = await sql<InstructorFigures>`
      with own as (select course_id as id from (${coursesTaughtBy(instructorId)}) taught),
      joined as materialized (
        select e.user_id, e.course_id, e.enrolled_at, e.completed_at from ${everyRun} e
        join own on own.id = e.course_id),
      paid as (
        select p.course_id, sum(p.amount_received) as amount
        from course_places p join courses c on c.id = p.course_id
        where ${teaches(instructorId, 'direct')} group by p.course_id),
      finished as (
        select course_id, round(100.0 * count(completed_at) / count(*), 2) as rate from joined group by course_id)
      select
        (select count(distinct user_id)::int from joined) as total_students,
        (select coalesce(round(100.0 * count(completed_at) / nullif(count(*), 0), 2), 0)::numeric(5, 2)::text
          from joined) as completion_rate,
        (select coalesce(sum(amount), 0)::numeric(12, 2)::text from paid) as earnings,
        (select count(*)::int from discussions d join lessons l on l.id = d.lesson_id join own on own.id = l.course_id
          where d.status = 'visible' and d.replies_count = 0 and d.user_id is distinct from ${instructorId}
        ) as questions_waiting,
        (select json_agg(json_build_object('month', to_char(month, 'YYYY-MM'),
            'enrollments', (select count(*) from joined
              where enrolled_at >= month at time zone ${displayTimeZone}
                and enrolled_at < (month + interval '1 month') at time zone ${displayTimeZone}),
            'completions', (select count(*) from joined
              where completed_at >= month at time zone ${displayTimeZone}
                and completed_at < (month + interval '1 month') at time zone ${displayTimeZone})) order by month)
          from generate_series(
            date_trunc('month', now() at time zone ${displayTimeZone}) - make_interval(months => ${monthsShown - 1}),
            now() at time zone ${displayTimeZone}, interval '1 month') month) as months,
        (select coalesce(json_object_agg(own.id, json_build_object(
            'completion_rate', coalesce(finished.rate, 0)::numeric(5, 2)::text,
            'earnings', coalesce(paid.amount, 0)::numeric(12, 2)::text)), '{}')
          from own left join finished on finished.course_id = own.id left join paid on paid.course_id = own.id
        ) as courses`.execute(this.database.over<CoursesTables & CommunityTables>());
    return rows[0]!;
  }

  /**
   * Questions of lessons that nobody answered yet, the one that waits longest first: of each lesson no more are read
   * than are shown.
   */
  async questions(instructorId: string): Promise<WaitingQuestion[]> {
    const { rows } = await sql<WaitingQuestion>`
      select d.id, d.title, ${personName()} as person, c.id as course_id, l.id as lesson_id,
             c.title_ar as course_title_ar, c.title_en as course_title_en, d.created_at
      from courses c
      join lessons l on l.course_id = c.id
      cross join lateral (
        select id, title, user_id, created_at from discussions
        where lesson_id = l.id and status = 'visible' and replies_count = 0
          and user_id is distinct from ${instructorId}
        order by created_at, id limit ${questionsShown}) d
      left join users u on u.id = d.user_id
      where ${teaches(instructorId)}
      order by d.created_at, d.id limit ${questionsShown}`.execute(
      this.database.over<CoursesTables & CommunityTables>(),
    );
    return rows;
  }

  /** What learners did in the instructor's courses: of each course, or lesson, no more is read than is shown. */
  async activity(instructorId: string): Promise<ActivityRow[]> {
    const own = sql`courses c cross join lateral`;
    const taught = sql`where ${teaches(instructorId)}`;
    const course = { person: personName(), titleAr: 'c.title_ar', titleEn: 'c.title_en', id: 't.id' };
    const href = sql<string>`'/courses/' || c.id`;
    const latestOf = (table: string, at: string) => sql`
      (select * from ${sql.table(table)} where course_id = c.id and ${sql.ref(at)} is not null
       order by ${sql.ref(at)} desc, id desc limit ${activitiesShown}) t join users u on u.id = t.user_id`;
    const { rows } = await latest(
      [
        {
          ...course,
          href,
          kind: 'enrolled',
          at: 't.enrolled_at',
          from: sql`from ${own} ${latestOf('enrollments', 'enrolled_at')} ${taught}`,
        },
        {
          ...course,
          href,
          kind: 'course-completed',
          at: 't.completed_at',
          from: sql`from ${own} ${latestOf('enrollments', 'completed_at')} ${taught}`,
        },
        {
          ...course,
          href,
          kind: 'reviewed',
          at: 't.created_at',
          amount: 't.rating',
          from: sql`from ${own} ${latestOf('course_reviews', 'created_at')} ${taught}`,
        },
        {
          kind: 'question-asked',
          id: 't.id',
          at: 't.created_at',
          person: personName(),
          titleAr: 't.title',
          titleEn: 't.title',
          href: sql<string>`'/courses/' || c.id || '/lessons/' || l.id`,
          from: sql`from courses c join lessons l on l.course_id = c.id cross join lateral (
              select id, title, user_id, created_at from discussions
              where lesson_id = l.id and status = 'visible' and user_id is distinct from ${instructorId}
              order by created_at desc, id desc limit ${activitiesShown}) t
            left join users u on u.id = t.user_id ${taught}`,
        },
      ],
      activitiesShown,
    ).execute(this.database.over<CoursesTables & CommunityTables>());
    return rows;
  }
}
