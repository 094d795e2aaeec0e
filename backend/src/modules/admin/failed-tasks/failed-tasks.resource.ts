import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { Viewer } from '#platform/access/viewer';
import { InvalidInput } from '#platform/errors/platform.errors';
import { TaskQueue } from '#platform/tasks/task-queue';
import type { AdminResource, ChangesRecords, RemovesRecords } from '../records/admin-resource.js';
import { key, moment, oneOf } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeFailedTaskDto } from './failed-task.dto.js';
import { type FailedTaskRecord, failedTaskStatuses } from './failed-task.record.js';
import { toldFailure } from './told-failure.js';

/** The queue keeps a failed task for a week; those that wait for their next attempt have failed at least once. */
export const failedTaskListing: Listing = {
  name: 'failed-tasks',
  table: 'pgboss.job',
  from: sql`(
    select id, name as kind, case state when 'failed' then 'failed' else 'waiting' end as status,
      coalesce(completed_on, start_after) as failed_at, created_on as created_at
    from pgboss.job where state in ('failed', 'retry') and name not like '\\_\\_pgboss%')`,
  sorts: { failedAt: { by: sql`t.failed_at` }, createdAt: { by: sql`t.created_at` }, kind: { by: sql`t.kind` } },
  filters: {
    kind: key('t.kind'),
    status: oneOf('t.status', failedTaskStatuses),
    failedAt_gte: moment('t.failed_at', '>='),
    failedAt_lt: moment('t.failed_at', '<'),
  },
};

@Injectable()
export class FailedTasksResource implements AdminResource, ChangesRecords<ChangeFailedTaskDto>, RemovesRecords {
  constructor(
    private readonly reader: RecordReader,
    private readonly tasks: TaskQueue,
  ) {}

  async records(ids: readonly string[]): Promise<Unversioned<FailedTaskRecord>[]> {
    const rows = await this.reader.rows(sql<Unversioned<FailedTaskRecord>>`
      select j.id, j.name as kind, case j.state when 'failed' then 'failed' else 'waiting' end as status,
        j.retry_count + 1 as attempts, coalesce(j.output ->> 'message', j.output #>> '{value,message}') as failure,
        ${iso('j.completed_on')} as "failedAt", ${iso('j.start_after')} as "dueAt", ${iso('j.created_on')} as "createdAt"
      from pgboss.job j where ${among('j.id', ids)}`);
    return rows.map((row) => ({ ...row, failure: toldFailure(row.failure) }));
  }

  /** The form sends everything: only what failed and is to wait is a wish. */
  async change(_admin: Viewer, id: string, { status }: ChangeFailedTaskDto): Promise<void> {
    const [task] = await this.records([id]);
    if (!task || !status || status === task.status) return;
    if (status !== 'waiting') throw new InvalidInput({}, { fields: [{ field: 'status', code: 'field.invalid' }] });
    await this.tasks.tryAgain(task.kind, id);
  }

  async remove(_admin: Viewer, id: string): Promise<void> {
    const [task] = await this.records([id]);
    if (task) await this.tasks.discard(task.kind, id);
  }
}
