import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '#platform/database/is-uuid';
import { RecordReader } from '../records/record-reader.js';

export interface AuditedTable {
  table: string;
  /** Columns that no log may hold. */
  without?: readonly string[];
  /** What belongs to the record but stands elsewhere, as json over the row `t`. */
  also?: RawBuilder<unknown>;
}

const postings = [{ table: 'opportunities' }, { table: 'services' }, { table: 'job_postings' }];
const posts = [{ table: 'discussions' }, { table: 'replies' }];

/** A row with the ids of those whose account or record it is. */
export interface AuditedRow {
  row: Record<string, unknown>;
  people: string[];
}

/** Columns that say whose a row is; what people wrote without an account is found by its address. */
const whose = sql.raw(
  ['user_id', 'posted_by', 'reporter_id', 'generated_by', 'created_by', 'requested_by']
    .map((column) => `(r.row ->> '${column}')::uuid`)
    .join(', '),
);

const owners = sql`array(select u.id::text from users u
  where u.id in (${whose}) or lower(u.email) = lower(r.row ->> 'email') order by 1)`;

/** Where the records of a resource stand; a queue over several tables names them all. */
const tables: Readonly<Record<string, readonly AuditedTable[]>> = {
  users: [{ table: 'users', without: ['password_hash'] }],
  courses: [
    {
      table: 'courses',
      also: sql`jsonb_build_object('lesson_ids',
        (select jsonb_agg(l.id order by l.order_index) from lessons l where l.course_id = t.id))`,
    },
  ],
  lessons: [
    {
      table: 'lessons',
      also: sql`jsonb_build_object('attachment_ids',
        (select jsonb_agg(a.file_id order by a.order_index) from lesson_attachments a where a.lesson_id = t.id))`,
    },
  ],
  // The key stands in a row of its own for each version, of which the log tells from which to which.
  'bank-questions': [
    {
      table: 'questions',
      also: sql`jsonb_build_object('content',
        (select v.content from question_versions v where v.question_id = t.id and v.version = t.version))`,
    },
  ],
  reports: [{ table: 'reports', without: ['data'] }],
  'organization-tokens': [{ table: 'organization_tokens', without: ['token_hash'] }],
  jobs: [{ table: 'job_postings' }],
  applications: [{ table: 'applications' }, { table: 'job_applications' }, { table: 'service_requests' }],
  // What a task carries and why it failed may name people.
  'failed-tasks': [{ table: 'pgboss.job', without: ['data', 'output'] }],
  'pending-posts': posts,
  'pending-postings': postings,
};
const sameName = [
  'abuse_reports',
  'backups',
  'categories',
  'certificates',
  'certificate_corrections',
  'certificate_reviews',
  'contact_messages',
  'course_places',
  'discussions',
  'enrollments',
  'forums',
  'newsletter_subscriptions',
  'opportunities',
  'replies',
  'report_schedules',
  'role_requests',
  'search_aliases',
  'services',
  'settings',
  'site_texts',
  'translations',
  'volunteer_hours',
  'vr_sessions',
  'vr_workshops',
  'webhooks',
];

/** Where the records of a resource stand; none where nobody named its tables. */
export function tablesOf(resource: string): readonly AuditedTable[] {
  const name = resource.replaceAll('-', '_');
  return tables[resource] ?? (sameName.includes(name) ? [{ table: name }] : []);
}

/** Whole rows as the audit log compares them before and after a change (CON-2). */
@Injectable()
export class AuditedRows {
  constructor(private readonly reader: RecordReader) {}

  async of(resource: string, ids: readonly string[]): Promise<Map<string, AuditedRow>> {
    const found = new Map<string, AuditedRow>();
    for (const { table, without = [], also } of tablesOf(resource)) {
      const type = ['categories', 'settings', 'site_texts'].includes(table) ? 'text' : 'uuid';
      // A malformed id is the route's to refuse.
      const asked = type === 'uuid' ? ids.filter(isUuid) : [...ids];
      if (asked.length === 0) continue;
      const rows = await this.reader.rows(sql<AuditedRow & { id: string }>`
        select t.id::text as id, r.row, ${table === 'users' ? sql`array[t.id::text]` : owners} as people
        from ${sql.table(table)} t
        cross join lateral (select (to_jsonb(t) - ${[...without]}::text[]) ${also ? sql`|| ${also}` : sql``} as row) r
        where t.id = any (${asked}::${sql.raw(type)}[])
      `);
      for (const { id, ...row } of rows) found.set(id, row);
    }
    return found;
  }
}
