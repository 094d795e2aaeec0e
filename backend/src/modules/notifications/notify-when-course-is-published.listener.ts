import { isolated } from '@masar/i18n';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CoursePublished, type CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { TaskQueue, taskKind } from '#platform/tasks/task-queue';
import { NotificationService } from './notification.service.js';

/** One page of an instructor's learners, those whose id lies behind `after`. */
interface TellLearners {
  courseId: string;
  after?: string;
}

const tellLearners = taskKind<TellLearners>('notifications.course-published');
const learnersAtOnce = 500;

/** Tells learners of an instructor about the instructor's new course: as tasks, they may be many (NTF-1). */
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
      if (instructorId) await this.tasks.enqueue(tellLearners, { courseId });
    });
    this.tasks.work(tellLearners, (task) => this.tell(task));
  }

  /** Safe to repeat: nobody is told of a course twice, and the next page is enqueued with this one. */
  private async tell({ courseId, after }: TellLearners): Promise<void> {
    const course = await this.published(courseId);
    // Taken back in the meantime.
    if (!course?.instructor_id) return;
    const learners = await this.learnersOf(course.instructor_id, courseId, after);
    await this.transactions.run(async () => {
      await this.notifications.notify(learners, {
        kind: 'course-published',
        title: {
          ar: `دورة جديدة من مدرّب تتعلّم معه: «${isolated(course.title_ar, 'ar')}»`,
          en: `A new course by an instructor you learn with: “${isolated(course.title_en, 'en')}”`,
        },
        href: `/courses/${courseId}`,
        source: `course ${courseId}`,
      });
      const last = learners.at(-1);
      if (last && learners.length === learnersAtOnce) await this.tasks.enqueue(tellLearners, { courseId, after: last });
    });
  }

  private async published(courseId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('courses')
      .select(['instructor_id', 'title_ar', 'title_en'])
      .where('id', '=', courseId)
      .where('is_published', '=', true)
      .executeTakeFirst();
  }

  private async learnersOf(instructorId: string, exceptCourseId: string, after?: string): Promise<string[]> {
    const rows = await this.database
      .over<CoursesTables>()
      .selectFrom('enrollments as e')
      .innerJoin('courses as c', 'c.id', 'e.course_id')
      .select('e.user_id')
      .distinct()
      .where('c.instructor_id', '=', instructorId)
      .where('e.user_id', '<>', instructorId)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('enrollments as own')
              .select('own.id')
              .whereRef('own.user_id', '=', 'e.user_id')
              .where('own.course_id', '=', exceptCourseId),
          ),
        ),
      )
      .$if(after !== undefined, (query) => query.where('e.user_id', '>', after ?? ''))
      .orderBy('e.user_id')
      .limit(learnersAtOnce)
      .execute();
    return rows.map((row) => row.user_id);
  }
}
