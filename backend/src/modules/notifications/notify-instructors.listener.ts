import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type DiscussionPlace, DiscussionStarted } from '#modules/community';
import { CourseReviewed, type CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { EventBus } from '#platform/events/event-bus';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';
import { courseReviewedTitle, lessonQuestionTitle } from './teaching-titles.js';

/** Tells all who teach a course of questions below their lessons and of reviews of it (NTF-4, CRS-14). */
@Injectable()
export class NotifyInstructors implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly database: ReadDatabase,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(DiscussionStarted, ({ place, authorId }) => this.asked(place, authorId));
    this.events.listenWithin(CourseReviewed, (event) => this.reviewed(event));
  }

  private async asked({ discussionId, lessonId, title }: DiscussionPlace, authorId: string): Promise<void> {
    if (!lessonId) return;
    const course = await this.courseOf(lessonId);
    if (!course) return;
    const teachers = await this.recipients.teachersOf(course.course_id, 'assist');
    const about = { ar: course.title_ar, en: course.title_en };
    await this.notifications.notify(
      teachers.filter((id) => id !== authorId),
      {
        kind: 'lesson-question',
        title: lessonQuestionTitle(await this.recipients.namesOf(authorId), title, about),
        href: `/discussions/${discussionId}`,
        source: `post ${discussionId}`,
      },
    );
  }

  /** Once for each review, also where it is changed. Whose it is stands with the review. */
  private async reviewed({ course, reviewId, rating }: CourseReviewed): Promise<void> {
    await this.notifications.notify(await this.recipients.teachersOf(course.courseId, 'assist'), {
      kind: 'course-reviewed',
      title: courseReviewedTitle(course.title, rating),
      href: `/courses/${course.courseId}`,
      source: `review ${reviewId}`,
    });
  }

  private async courseOf(lessonId: string) {
    return this.database
      .over<CoursesTables>()
      .selectFrom('lessons as l')
      .innerJoin('courses as c', 'c.id', 'l.course_id')
      .select(['l.course_id', 'c.title_ar', 'c.title_en'])
      .where('l.id', '=', lessonId)
      .executeTakeFirst();
  }
}
