import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ExtensionGranted,
  GroupsMade,
  WorkHandedBack,
  WorkHandedIn,
  WorkMarked,
  type WorkOfEvent,
} from '#modules/assignments';
import { GradesChanged } from '#modules/grades';
import { EventBus } from '#platform/events/event-bus';
import { DeliveryOutbox } from './delivery-outbox.js';

/** Work of assignments and grades: a message for everybody whose work or grade it is, ids alone (API-5, ASG-1, GRD-1). */
@Injectable()
export class TellWebhooksOfMarks implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly outbox: DeliveryOutbox,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(WorkHandedIn, ({ work, round, at }) =>
      this.tell('work.handed_in', work, `${round} ${at.toISOString()}`),
    );
    this.events.listenWithin(WorkMarked, ({ work, number }) => this.tell('work.marked', work, String(number)));
    this.events.listenWithin(WorkHandedBack, ({ work }) => this.tell('work.handed_back', work, ''));
    this.events.listenWithin(ExtensionGranted, ({ assignment: { assignmentId, courseId, userId }, dueAt }) =>
      this.outbox.tell('extension.granted', `${assignmentId} ${userId} ${dueAt.toISOString()}`, {
        assignmentId,
        userId,
        courseId,
      }),
    );
    this.events.listenWithin(GroupsMade, ({ assignment: { assignmentId, courseId }, groupId, userIds }) =>
      this.outbox.tellEach(
        'group.made',
        userIds.map((userId) => ({
          source: `${groupId} ${userId}`,
          data: { groupId, assignmentId, userId, courseId },
        })),
      ),
    );
    this.events.listenWithin(GradesChanged, ({ course: { id: courseId }, changeId, grades }) =>
      this.outbox.tellEach(
        'grade.changed',
        [...new Set(grades.map(({ userId }) => userId))].map((userId) => ({
          source: `${changeId} ${userId}`,
          data: { userId, courseId },
        })),
      ),
    );
  }

  private async tell(
    event: 'work.handed_in' | 'work.marked' | 'work.handed_back',
    { submissionId, assignmentId, courseId, learnerIds }: WorkOfEvent,
    time: string,
  ): Promise<void> {
    const messages = learnerIds.map((userId) => ({
      source: `${submissionId} ${userId} ${time}`,
      data: { submissionId, assignmentId, userId, courseId },
    }));
    await this.outbox.tellEach(event, messages);
  }
}
