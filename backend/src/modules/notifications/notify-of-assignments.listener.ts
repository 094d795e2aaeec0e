import { limits } from '@masar/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  ExtensionGranted,
  GroupsMade,
  MemberExcepted,
  PeerReviewReported,
  PeerReviewsReleased,
  WorkAnswered,
  WorkHandedBack,
  WorkMarked,
  type WorkOfEvent,
  WorkWaitsForPeers,
} from '#modules/assignments';
import { EventBus } from '#platform/events/event-bus';
import {
  extensionTitle,
  groupMadeTitle,
  memberExceptedTitle,
  peerReviewsTitle,
  peersWaitTitle,
  reviewReportedTitle,
  workAnsweredTitle,
  workHandedBackTitle,
  workMarkedTitle,
} from './assignment-titles.js';
import { NotificationService } from './notification.service.js';
import { RecipientQueries } from './recipients.queries.js';

const kind = 'assignment';

const ofLearner = ({ courseId, assignmentId }: Pick<WorkOfEvent, 'courseId' | 'assignmentId'>) =>
  `/courses/${courseId}/assignments/${assignmentId}`;

/** Tells learners of marks and of work that comes back, and both sides of what the other wrote (NTF-1, ASG-2). */
@Injectable()
export class NotifyOfAssignments implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly recipients: RecipientQueries,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(WorkMarked, (event) => this.marked(event));
    this.events.listenWithin(WorkHandedBack, (event) => this.handedBack(event));
    this.events.listenWithin(WorkAnswered, (event) => this.answered(event));
    this.events.listenWithin(GroupsMade, (event) => this.grouped(event));
    this.events.listenWithin(MemberExcepted, (event) => this.excepted(event));
    this.events.listenWithin(ExtensionGranted, (event) => this.extended(event));
    this.events.listenWithin(WorkWaitsForPeers, (event) => this.peersWait(event));
    this.events.listenWithin(PeerReviewsReleased, (event) => this.reviewed(event));
    this.events.listenWithin(PeerReviewReported, (event) => this.reported(event));
  }

  private async marked({ work, number, hasPassed }: WorkMarked): Promise<void> {
    const title = workMarkedTitle(work.assignmentTitle, number, hasPassed);
    const source = `work ${work.submissionId} mark ${number}`;
    await this.notifications.notify(work.learnerIds, { kind, title, href: ofLearner(work), source });
  }

  private async handedBack({ work, reason }: WorkHandedBack): Promise<void> {
    const title = workHandedBackTitle(work.assignmentTitle, reason.slice(0, limits.listedBeginning));
    const source = `work ${work.submissionId} handed back`;
    await this.notifications.notify(work.learnerIds, { kind, title, href: ofLearner(work), source });
  }

  private async answered({ work, answerId, by, to }: WorkAnswered): Promise<void> {
    const isByLearner = work.learnerIds.includes(by);
    const title = workAnsweredTitle(work.assignmentTitle, isByLearner ? 'marker' : 'learner');
    const href = isByLearner ? `/marking/${work.submissionId}` : ofLearner(work);
    await this.notifications.notify(to, { kind, title, href, source: `work answer ${answerId}` });
  }

  private async grouped({ assignment, groupId, number, userIds }: GroupsMade): Promise<void> {
    const title = groupMadeTitle(assignment.assignmentTitle, number);
    await this.notifications.notify(userIds, { kind, title, href: ofLearner(assignment), source: `group ${groupId}` });
  }

  private async excepted({ work, userId, reason }: MemberExcepted): Promise<void> {
    const title = memberExceptedTitle(work.assignmentTitle, reason?.slice(0, limits.listedBeginning) ?? null);
    const source = `work ${work.submissionId} counts ${reason ?? 'again'}`;
    await this.notifications.notify([userId], { kind, title, href: ofLearner(work), source });
  }

  /** Once for each person and assignment, however much work comes. */
  private async peersWait({ assignment, userIds }: WorkWaitsForPeers): Promise<void> {
    const title = peersWaitTitle(assignment.assignmentTitle);
    const source = `peer work ${assignment.assignmentId}`;
    await this.notifications.notify(userIds, { kind, title, href: ofLearner(assignment), source });
  }

  private async reviewed({ assignment, userIds }: PeerReviewsReleased): Promise<void> {
    const title = peerReviewsTitle(assignment.assignmentTitle);
    const source = `peer reviews ${assignment.assignmentId}`;
    await this.notifications.notify(userIds, { kind, title, href: ofLearner(assignment), source });
  }

  private async reported({ work, reviewId }: PeerReviewReported): Promise<void> {
    const title = reviewReportedTitle(work.assignmentTitle);
    const href = `/marking/${work.submissionId}`;
    const source = `peer review ${reviewId} unfair`;
    const teachers = await this.recipients.teachersOf(work.courseId, 'assist');
    await this.notifications.notify(teachers, { kind, title, href, source });
  }

  private async extended({ assignment, dueAt }: ExtensionGranted): Promise<void> {
    const { assignmentId, assignmentTitle, userId } = assignment;
    const source = `extension ${assignmentId} ${dueAt.toISOString()}`;
    await this.notifications.notify([userId], {
      kind,
      title: extensionTitle(assignmentTitle),
      href: ofLearner(assignment),
      source,
    });
  }
}
