import { AsyncLocalStorage } from 'node:async_hooks';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { CounterFolding } from '#platform/counters/counter-folding';
import { ReadDatabase } from '#platform/database/read-database';
import { TimePartitions } from '#platform/partitions/time-partitions';
import { taskKind, TaskQueue } from '#platform/tasks/task-queue';
import type { CommunityTables } from '../community.tables.js';
import { dayOf } from './reading.rules.js';

/** So long views lie in memory before they are written together, in milliseconds; a process that is killed loses these. */
const writtenAfterMs = 1000;
/** No more than these wait; where the database is away for long, further ones are not counted. */
const waitingAtMost = 20_000;
/** So many of a day's readers are remembered, so that who reads on is not written again. */
const rememberedAtMost = 50_000;
const keptDays = 7;

const forgetViews = taskKind('community.forget-views');
const NIGHTLY = '50 1 * * *';

interface View {
  discussionId: string;
  userId: string;
  day: Date;
}

/**
 * Who views a discussion is counted once a day (COM-11). Reading writes nothing by itself: views of a second are written
 * by one statement that keeps the once and counts beside the discussion; what lies there comes into its number every
 * minute, so that lists of discussions are not made anew for each reader (ADR 141).
 */
@Injectable()
export class DiscussionViews implements OnModuleInit, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger(DiscussionViews.name);
  private readonly waiting = new Map<string, View>();
  private readonly written = new Set<string>();
  private timer: NodeJS.Timeout | undefined;
  private writing: Promise<void> = Promise.resolve();
  /** Runs what belongs to no call. */
  private readonly outside = AsyncLocalStorage.snapshot();

  constructor(
    private readonly database: ReadDatabase,
    private readonly folding: CounterFolding,
    private readonly partitions: TimePartitions,
    private readonly tasks: TaskQueue,
  ) {}

  onModuleInit(): void {
    const table = 'discussions';
    const deltas = { deltas: 'discussion_view_deltas', owner: 'discussion_id', delta: 'views' };
    this.folding.watch({ table, column: 'views_count', ...deltas }, undefined, { isPatient: true });
    this.partitions.keep({ table: 'discussion_views', span: 'day', ahead: 3 });
    this.tasks.work(forgetViews, () => this.forget(new Date()), NIGHTLY);
  }

  /** Somebody views a discussion now. */
  note({ id: userId }: Viewer, discussionId: string, now = new Date()): void {
    const day = dayOf(now);
    const key = `${discussionId} ${userId} ${day.getTime()}`;
    if (this.written.has(key) || this.waiting.size >= waitingAtMost) return;
    this.waiting.set(key, { discussionId, userId, day });
    this.timer ??= this.outside(() => setTimeout(() => void this.write(), writtenAfterMs).unref());
  }

  /** Writes what waits; where that fails it waits on. */
  async write(): Promise<void> {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.writing = this.writing.then(() => this.writeAll());
    await this.writing;
  }

  /** Days are over a week after they began. */
  async forget(now: Date): Promise<void> {
    await this.partitions.forgetBefore('discussion_views', new Date(dayOf(now).getTime() - keptDays * 86_400_000));
  }

  private async writeAll(): Promise<void> {
    const views = new Map(this.waiting);
    if (views.size === 0) return;
    try {
      await this.insert([...views.values()]);
    } catch (err) {
      this.logger.warn({ err, views: views.size }, 'views are written later');
      this.timer ??= this.outside(() => setTimeout(() => void this.write(), writtenAfterMs).unref());
      return;
    }
    if (this.written.size + views.size > rememberedAtMost) this.written.clear();
    for (const key of views.keys()) {
      this.waiting.delete(key);
      this.written.add(key);
    }
  }

  /** Rows in one order, so that two servers never wait for each other in a circle; who or what went meanwhile is left out. */
  private async insert(views: readonly View[]): Promise<void> {
    await sql`
      with viewed as (
        insert into discussion_views (discussion_id, user_id, created_at)
        select v.discussion_id, v.user_id, v.day
        from unnest(${views.map((view) => view.discussionId)}::uuid[], ${views.map((view) => view.userId)}::uuid[],
          ${views.map((view) => view.day)}::timestamptz[]) as v (discussion_id, user_id, day)
        where exists (select from discussions d where d.id = v.discussion_id)
          and exists (select from users u where u.id = v.user_id)
        order by v.discussion_id, v.user_id, v.day
        on conflict do nothing returning discussion_id)
      insert into discussion_view_deltas (discussion_id, views)
      select discussion_id, count(*) from viewed group by discussion_id order by discussion_id`.execute(
      this.database.apart<CommunityTables>(),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.write();
  }

  /** Of those who were answered after that, where the database is still there. */
  async onApplicationShutdown(): Promise<void> {
    await this.write();
    clearTimeout(this.timer);
  }
}
