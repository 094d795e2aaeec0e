import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CourseRightChanged, InvitationToTeachAnswered, InvitedToTeach } from '#modules/courses';
import { EventBus } from '#platform/events/event-bus';
import {
  courseRightTitle,
  invitationAnsweredTitle,
  invitedToTeachTitle,
  leftTeachingTitle,
} from './course-rights-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

const kind = 'course-teaching';

/** Tells people that they are invited to teach, and whose right began, changed or ended (NTF-1, CRS-14). */
@Injectable()
export class NotifyOfCourseRights implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(InvitedToTeach, (event) => this.invited(event));
    this.events.listenWithin(InvitationToTeachAnswered, (event) => this.answered(event));
    this.events.listenWithin(CourseRightChanged, (event) => this.changed(event));
  }

  /** Once for each invitation and right. */
  private async invited({ course, invitationId, userId, right, by }: InvitedToTeach): Promise<void> {
    const title = invitedToTeachTitle(await this.recipients.namesOf(by), course.title, right);
    const source = `course invitation ${invitationId} ${right}`;
    await this.notifications.notify([userId], { kind, title, href: '/course-invitations', source });
  }

  private async answered(event: InvitationToTeachAnswered): Promise<void> {
    const { course, invitationId, userId, invitedBy, isAccepted } = event;
    if (!invitedBy) return;
    const title = invitationAnsweredTitle(await this.recipients.namesOf(userId), course.title, isAccepted);
    const source = `course invitation ${invitationId} answered`;
    await this.notifications.notify([invitedBy], { kind, title, href: teachers(course), source });
  }

  /** Who ends their own right knows it; the owner hears of that. */
  private async changed({ course, userId, right, by, at }: CourseRightChanged): Promise<void> {
    const source = `course right ${course.courseId} ${userId} ${at.toISOString()}`;
    if (by !== userId) {
      const title = courseRightTitle(course.title, right);
      const href = right ? `/courses/${course.courseId}` : '/instructor-dashboard';
      await this.notifications.notify([userId], { kind, title, href, source });
    } else if (right === null) {
      const title = leftTeachingTitle(await this.recipients.namesOf(userId), course.title);
      const owners = await this.recipients.teachersOf(course.courseId, 'direct');
      await this.notifications.notify(owners, { kind, title, href: teachers(course), source });
    }
  }
}

const teachers = ({ courseId }: { courseId: string }) => `/courses/${courseId}/people`;
