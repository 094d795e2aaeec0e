import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobNews, JobOpened, type NewsJob } from '#modules/jobs';
import { PostingReviewed } from '#modules/postings';
import { SkillAcquired } from '#modules/skills';
import { Transactions } from '#platform/database/transactions';
import { EventBus } from '#platform/events/event-bus';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import { NotificationService } from '../notification.service.js';
import { JobMatchReaderQueries, readersAtOnce } from './job-match-readers.queries.js';
import { jobMatchTitle } from './job-match-titles.js';

/** One page of those who hear of a vacancy: readers whose id lies behind `after`. */
interface TellOfJob {
  jobId: string;
  after?: string;
}

const tellOfJob = taskKind<TellOfJob>('notifications.job-opened');
const tellPerson = taskKind<{ userId: string }>('notifications.skills-changed');
/** New skills bring the best few, not the whole list. */
const jobsAtOnce = 3;

const sourceOf = (jobId: string): string => `job ${jobId}`;

/**
 * Tells those who want to hear of it that a vacancy fits them from the match on that they chose: when it opens, and when
 * their skills grow. As tasks, each vacancy once, and a few a day at most (NTF-5).
 */
@Injectable()
export class NotifyOfJobMatches implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly tasks: TaskQueue,
    private readonly transactions: Transactions,
    private readonly readers: JobMatchReaderQueries,
    private readonly jobs: JobNews,
    private readonly notifications: NotificationService,
  ) {}

  onModuleInit(): void {
    this.events.listenWithin(JobOpened, ({ jobId }) => this.tasks.enqueue(tellOfJob, { jobId }));
    this.events.listenWithin(PostingReviewed, async ({ posting, approved }) => {
      if (approved && posting.kind === 'job') await this.tasks.enqueue(tellOfJob, { jobId: posting.id });
    });
    this.events.listenWithin(SkillAcquired, async ({ userId }) => {
      if (await this.readers.one(userId, new Date())) await this.tasks.enqueue(tellPerson, { userId });
    });
    this.tasks.work(tellOfJob, (task) => this.tellReaders(task));
    this.tasks.work(tellPerson, ({ userId }) => this.tellPerson(userId));
  }

  /** Safe to repeat: nobody is told of a vacancy twice, and the next page is enqueued with this one. */
  private async tellReaders({ jobId, after }: TellOfJob): Promise<void> {
    const readers = await this.readers.after(after, new Date());
    const wanting = readers.filter(({ left }) => left > 0);
    const fits = await this.jobs.fits(
      jobId,
      wanting.map(({ id }) => id),
    );
    if (!fits) return;
    const { job, scores } = fits;
    // One text for those with the same match, so that they are told together.
    const told = Map.groupBy(
      wanting.filter(({ id, from }) => isWanted(scores.get(id) ?? 0, from)),
      ({ id }) => percentOf(scores.get(id) ?? 0),
    );
    await this.transactions.run(async () => {
      for (const [percent, people] of told) {
        const ids = people.map(({ id }) => id);
        await this.tell(ids, job, percent);
      }
      const last = readers.at(-1);
      if (last && readers.length === readersAtOnce) await this.tasks.enqueue(tellOfJob, { jobId, after: last.id });
    });
  }

  private async tellPerson(userId: string): Promise<void> {
    const reader = await this.readers.one(userId, new Date());
    if (!reader || reader.left <= 0) return;
    const known = await this.readers.toldOf(userId);
    const best = (await this.jobs.of(userId))
      .filter(({ job, score }) => isWanted(score, reader.from) && !known.has(sourceOf(job.id)))
      .slice(0, Math.min(jobsAtOnce, reader.left));
    await this.transactions.run(async () => {
      for (const { job, score } of best) await this.tell([userId], job, percentOf(score));
    });
  }

  private async tell(userIds: readonly string[], job: NewsJob, percent: number): Promise<void> {
    await this.notifications.notify(userIds, {
      kind: 'job-match',
      title: jobMatchTitle(job.title, percent),
      href: `/jobs/${job.id}`,
      source: sourceOf(job.id),
    });
  }
}

/** Rounded down, so that nobody reads a number that they did not ask for. */
const percentOf = (score: number): number => Math.floor(score * 100 + 1e-9);
const isWanted = (score: number, from: number): boolean => percentOf(score) >= from;
