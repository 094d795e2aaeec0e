import { Injectable, type OnModuleInit } from '@nestjs/common';
import { sql } from 'kysely';
import { CoursePublished, type CoursesTables, teaches } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { followedTitle, newCourseTitle } from './course-titles.js';
import { NotificationService } from './notification.service.js';

/** One page of those who hear of a course: people whose id lies behind `after`. */
interface TellOfCourse {
  courseId: string;
  /** When it opened; who followed it is told each time that it does. */
  openedAt: string;
  after?: string;
}

const tellFollowers = taskKind<TellOfCourse>('notifications.course-ready');
const tellLearners = taskKind<Omit<TellOfCourse, 'openedAt'>>('notifications.course-published');
const peopleAtOnce = 500;

/**
 * Tells those who followed a course in preparation that it can be learnt in, and learners of its instructor that there
 * is a new one: as tasks, they may be many (NTF-1, CRS-10).
 */
@Injectable()
export class NotifyWhenCourseIsPublished implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(CoursePublished, async ({ courseId, instructorId }) => {
      await this.tasks.enqueue(tellFollowers, { courseId, openedAt: new Date().toISOString() });
      if (instructorId) await this.tasks.enqueue(tellLearners, { courseId });
    });
    this.tasks.work(tellFollowers, (task) => this.tellFollowers(task));
    this.tasks.work(tellLearners, (task) => this.tellLearners(task));
  }

  /** Safe to repeat, as the next: nobody is told of one opening twice, and the next page is enqueued with this one. */
  private async tellFollowers({ courseId, openedAt, after }: TellOfCourse): Promise<void> {
    const course = await this.open(courseId);
    if (!course) return;
    const followers = await this.followersOf(courseId, course.instructor_id, after);
    await this.transactions.run(async () => {
      await this.notifications.notify(followers, {
        kind: 'course-published',
        title: followedTitle(course),
        href: `/courses/${courseId}`,
        source: `course ${courseId} ready ${openedAt}`,
      });
      const last = followers.at(-1);
      if (last && followers.length === peopleAtOnce)
        await this.tasks.enqueue(tellFollowers, { courseId, openedAt, after: last });
    });
  }

  private async tellLearners({ courseId, after }: Omit<TellOfCourse, 'openedAt'>): Promise<void> {
    const course = await this.open(courseId);
    if (!course?.instructor_id) return;
    const learners = await this.learnersOf(course.instructor_id, courseId, after);
    await this.transactions.run(async () => {
      await this.notifications.notify(learners, {
        kind: 'course-published',
        title: newCourseTitle(course),
        href: `/courses/${courseId}`,
        source: `course ${courseId}`,
      });
      const last = learners.at(-1);
      if (last && learners.length === peopleAtOnce) await this.tasks.enqueue(tellLearners, { courseId, after: last });
    });
  }

  /** Undefined once it was taken back. */
  private async open(courseId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('courses')
      .select(['instructor_id', 'title_ar', 'title_en'])
      .where('id', '=', courseId)
      .where('is_published', '=', true)
      .where('is_in_preparation', '=', false)
      .executeTakeFirst();
  }

  private async followersOf(courseId: string, exceptUserId: string | null, after?: string): Promise<string[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('course_follows')
      .select('user_id')
      .where('course_id', '=', courseId)
      .where(sql<boolean>`user_id is distinct from ${exceptUserId}::uuid`)
      .$if(after !== undefined, (query) => query.where('user_id', '>', after ?? ''))
      .orderBy('user_id')
      .limit(peopleAtOnce)
      .execute();
    return rows.map((row) => row.user_id);
  }

  /** Without those who follow or have joined the course itself. */
  private async learnersOf(instructorId: string, exceptCourseId: string, after?: string): Promise<string[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('enrollments as e')
      .innerJoin('courses as c', 'c.id', 'e.course_id')
      .select('e.user_id')
      .distinct()
      .where(teaches(instructorId))
      .where('e.user_id', '<>', instructorId)
      .where(({ and, exists, not, selectFrom }) => {
        const joined = selectFrom('enrollments as o').select('o.id').whereRef('o.user_id', '=', 'e.user_id');
        const follows = selectFrom('course_follows as f').select('f.user_id').whereRef('f.user_id', '=', 'e.user_id');
        return and([
          not(exists(joined.where('o.course_id', '=', exceptCourseId))),
          not(exists(follows.where('f.course_id', '=', exceptCourseId))),
        ]);
      })
      .$if(after !== undefined, (query) => query.where('e.user_id', '>', after ?? ''))
      .orderBy('e.user_id')
      .limit(peopleAtOnce)
      .execute();
    return rows.map((row) => row.user_id);
  }
}
