import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AttemptAnswered, AttemptAsked } from '#modules/questions';
import { EventBus } from '#platform/events/event-bus';
import { attemptAnsweredTitle, attemptAskedTitle } from './attempt-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

const kind = 'quiz-attempt';

/** Tells who teaches that another attempt is asked for, and the learner what was answered (NTF-1, EVD-2). */
@Injectable()
export class NotifyOfAttempts implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(AttemptAsked, (event) => this.asked(event));
    this.events.listenWithin(AttemptAnswered, (event) => this.answered(event));
  }

  /** Administrators answer where a course has no instructor. */
  private async asked({ quiz, requestId, userId }: AttemptAsked): Promise<void> {
    const title = attemptAskedTitle(await this.recipients.namesOf(userId), quiz);
    const teachers = await this.recipients.teachersOf(quiz.courseId, 'assist');
    const whom = teachers.length > 0 ? teachers : await this.recipients.administrators();
    const source = `attempt request ${requestId}`;
    await this.notifications.notify(whom, { kind, title, href: '/certificate-reviews', source });
  }

  private async answered({ quiz, requestId, userId, answer, reason }: AttemptAnswered): Promise<void> {
    const title = attemptAnsweredTitle(quiz, answer, reason);
    const course = `/courses/${quiz.courseId}`;
    const href = quiz.lessonId ? `${course}/lessons/${quiz.lessonId}` : `${course}/final`;
    await this.notifications.notify([userId], { kind, title, href, source: `attempt request ${requestId} ${answer}` });
  }
}
