import { displayTimeZone } from '@masar/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { type CoursesTables, teachersOf, teaches } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { NotificationService } from '../notification.service.js';
import { newLearnersTitle } from '../teaching-titles.js';

const newLearners = taskKind('notifications.new-learners');
/** Before the daily mail, which then tells of it too; schedules count in UTC. */
const everyMorning = '30 4 * * *';
/** A morning on which no server ran is made up for. */
const daysBack = 3;
const coursesAtOnce = 500;

interface JoinedCourse {
  course_id: string;
  day: string;
  teachers: string[];
  title_ar: string;
  title_en: string;
  learners: number;
}

/** Tells those who teach a course once a day how many joined it, instead of one by one (NTF-4, CRS-14). */
@Injectable()
export class NewLearners implements OnModuleInit {
  constructor(
    private readonly tasks: TaskQueue,
    private readonly database: ReadDatabase,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.tasks.work(newLearners, () => this.tell(new Date()), everyMorning);
  }

  /** However often it runs, everybody hears once of each course and day. */
  async tell(now: Date): Promise<void> {
    let after = { course: '00000000-0000-0000-0000-000000000000', day: '' };
    for (let page = await this.joined(now, after); page.length > 0; page = await this.joined(now, after)) {
      for (const { course_id, day, teachers, title_ar, title_en, learners } of page) {
        await this.notifications.notify(teachers, {
          kind: 'course-enrolled',
          title: newLearnersTitle({ ar: title_ar, en: title_en }, learners),
          href: `/courses/${course_id}`,
          source: `learners ${course_id} ${day}`,
        });
      }
      const last = page.at(-1);
      if (last) after = { course: last.course_id, day: last.day };
    }
  }

  /** Courses that somebody who does not teach them joined on one of the last whole days in Iraq. */
  private async joined(now: Date, after: { course: string; day: string }): Promise<JoinedCourse[]> {
    const isTeacher = teaches(sql`e.user_id`);
    const today = sql`date_trunc('day', ${now}::timestamptz, ${displayTimeZone}::text)`;
    const { rows } = await sql<JoinedCourse>`
      select joined.*, array(${teachersOf(sql`joined.course_id`, 'assist')}) as teachers from (
        select e.course_id, to_char(e.enrolled_at at time zone ${displayTimeZone}::text, 'YYYY-MM-DD') as day,
               c.title_ar, c.title_en, count(*)::int as learners
          from enrollments e join courses c on c.id = e.course_id
         where e.enrolled_at >= ${today} - make_interval(days => ${daysBack}) and e.enrolled_at < ${today}
           and not ${isTeacher}
         group by e.course_id, day, c.title_ar, c.title_en) joined
       where (course_id, day) > (${after.course}::uuid, ${after.day})
       order by course_id, day limit ${coursesAtOnce}`.execute(this.database.over<CoursesTables>());
    return rows;
  }
}
