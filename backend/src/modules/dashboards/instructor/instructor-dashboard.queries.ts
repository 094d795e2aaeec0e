import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import type { CommunityTables } from '#modules/community';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { KeptFigures } from '#platform/figures/kept-figures';
import { activitiesShown, type ActivityRow } from '../activity/activity.js';
import { latest } from '../activity/latest.js';

/** What somebody's courses came to. */
export interface InstructorFigures {
  name: string | null;
  average_rating: string | null;
  total_students: number;
  active_courses: number;
  completion_rate: string;
  earnings: string;
  questions_waiting: number;
  months: { month: string; enrollments: number; completions: number }[];
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
  completion_rate: string;
  earnings: string;
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
const monthsShown = 6;

@Injectable()
export class InstructorDashboardQueries {
  constructor(
    private readonly database: ReadDatabase,
    private readonly kept: KeptFigures,
  ) {}

  /** Tiles, months and courses; where many thousands learn they may be some minutes old. */
  async ofCourses(instructorId: string): Promise<{ figures: InstructorFigures; courses: TaughtCourse[] }> {
    return this.kept.of(
      `courses of ${instructorId}`,
      () => this.learnersOf(instructorId),
      async () => {
        const [figures, courses] = await Promise.all([this.figures(instructorId), this.courses(instructorId)]);
        return { figures, courses };
      },
    );
  }

  /** As their courses count them. */
  private async learnersOf(instructorId: string): Promise<number> {
    const { rows } = await sql<{ learners: number }>`
      select coalesce(sum(students_count), 0)::int as learners from courses where instructor_id = ${instructorId}`.execute(
      this.database.over<CoursesTables>(),
    );
    return rows[0]!.learners;
  }

  /** The tiles and the months, in one statement; drafts have no learners and count for nothing but themselves. */
  private async figures(instructorId: string): Promise<InstructorFigures> {
    const { rows } = await sql<InstructorFigures>`
      with own as (select * from courses where instructor_id = ${instructorId}),
      joined as (select e.* from enrollments e join own on own.id = e.course_id)
      select
        (select ${personName()} from users u where u.id = ${instructorId}) as name,
        (select round(sum(rating * reviews_count) / nullif(sum(reviews_count), 0), 2)::text from own) as average_rating,
        (select count(distinct user_id)::int from joined) as total_students,
        (select count(*)::int from own where is_published and not is_in_preparation) as active_courses,
        (select coalesce(round(100.0 * count(completed_at) / nullif(count(*), 0), 2), 0)::numeric(5, 2)::text
          from joined) as completion_rate,
        (select coalesce(sum(p.amount_received), 0)::numeric(12, 2)::text
          from course_places p join own on own.id = p.course_id) as earnings,
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
            now() at time zone ${displayTimeZone}, interval '1 month') month) as months`.execute(
      this.database.over<CoursesTables & CommunityTables>(),
    );
    return rows[0]!;
  }

  /** Published ones first, those with the most learners in front. */
  private async courses(instructorId: string): Promise<TaughtCourse[]> {
    const { rows } = await sql<TaughtCourse>`
      select c.id, c.title_ar, c.title_en, c.category_id, c.students_count as students, c.lessons_count as lessons,
             c.rating, c.is_published, c.is_in_preparation, coalesce(e.completion_rate, 0)::numeric(5, 2)::text as completion_rate,
             coalesce(p.earnings, 0)::numeric(12, 2)::text as earnings
      from courses c
      left join lateral (
        select round(100.0 * count(completed_at) / nullif(count(*), 0), 2) as completion_rate
        from enrollments where course_id = c.id) e on true
      left join lateral (
        select sum(amount_received) as earnings from course_places where course_id = c.id) p on true
      where c.instructor_id = ${instructorId}
      order by c.is_published desc, c.is_in_preparation, c.students_count desc, c.id limit 12`.execute(
      this.database.over<CoursesTables & CommunityTables>(),
    );
    return rows;
  }

  /** Questions of lessons that nobody answered yet, the one that waits longest first. */
  async questions(instructorId: string): Promise<WaitingQuestion[]> {
    const { rows } = await sql<WaitingQuestion>`
      select d.id, d.title, ${personName()} as person, c.id as course_id, l.id as lesson_id,
             c.title_ar as course_title_ar, c.title_en as course_title_en, d.created_at
      from courses c
      join lessons l on l.course_id = c.id
      join discussions d on d.lesson_id = l.id
      left join users u on u.id = d.user_id
      where c.instructor_id = ${instructorId} and d.status = 'visible' and d.replies_count = 0
        and d.user_id is distinct from ${instructorId}
      order by d.created_at, d.id limit ${questionsShown}`.execute(
      this.database.over<CoursesTables & CommunityTables>(),
    );
    return rows;
  }

  /** What learners did in the instructor's courses. */
  async activity(instructorId: string): Promise<ActivityRow[]> {
    const own = sql`join courses c on c.id = t.course_id join users u on u.id = t.user_id
      where c.instructor_id = ${instructorId}`;
    const course = { person: personName(), titleAr: 'c.title_ar', titleEn: 'c.title_en', id: 't.id' };
    const href = sql<string>`'/courses/' || c.id`;
    const { rows } = await latest(
      [
        { ...course, href, kind: 'enrolled', at: 't.enrolled_at', from: sql`from enrollments t ${own}` },
        {
          ...course,
          href,
          kind: 'course-completed',
          at: 't.completed_at',
          from: sql`from enrollments t ${own} and t.completed_at is not null`,
        },
        {
          ...course,
          href,
          kind: 'reviewed',
          at: 't.created_at',
          amount: 't.rating',
          from: sql`from course_reviews t ${own}`,
        },
        {
          kind: 'question-asked',
          id: 't.id',
          at: 't.created_at',
          person: personName(),
          titleAr: 't.title',
          titleEn: 't.title',
          href: sql<string>`'/courses/' || c.id || '/lessons/' || l.id`,
          from: sql`from discussions t join lessons l on l.id = t.lesson_id join courses c on c.id = l.course_id
            left join users u on u.id = t.user_id
            where c.instructor_id = ${instructorId} and t.status = 'visible'
              and t.user_id is distinct from ${instructorId}`,
        },
      ],
      activitiesShown,
    ).execute(this.database.over<CoursesTables & CommunityTables>());
    return rows;
  }
}
