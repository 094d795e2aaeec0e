import { type InferKyselyDB } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AuthTables } from '#modules/auth';
import { personName } from '#modules/auth';
import type { AuditDetailsSchema } from '#platform/audit/audit-details.entity';
import type { AuditEntrySchema } from '#platform/audit/audit-entry.entity';
import { isoTime } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from '../records/admin-resource.js';
import { key, moment, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import type { AuditLogRecord } from './audit-log.record.js';

type AuditTables = InferKyselyDB<typeof AuditEntrySchema | typeof AuditDetailsSchema> &
  Pick<AuthTables, 'users' | 'organization_tokens'>;

export const auditLogListing: Listing = {
  name: 'audit-log',
  table: 'audit_log',
  sorts: { sequence: { by: sql`t.sequence` }, at: { by: sql`t.at` } },
  filters: {
    actorId: reference('t.actor_id'),
    resource: key('t.resource'),
    resourceId: key('t.resource_id'),
    action: key('t.action'),
    at_gte: moment('t.at', '>='),
    at_lt: moment('t.at', '<'),
  },
};

/** The audit log as administrators read it; nobody writes it here. */
@Injectable()
export class AuditLogResource implements AdminResource {
  constructor(private readonly database: ReadDatabase) {}

  async records(ids: readonly string[]): Promise<AuditLogRecord[]> {
    const rows = await this.database
      .over<AuditTables>()
      .selectFrom('audit_log as l')
      .leftJoin('audit_details as d', 'd.entry_id', 'l.id')
      .leftJoin('users as u', 'u.id', 'l.actor_id')
      .select(['l.id', 'l.sequence', 'l.at', 'l.actor_id', 'l.action', 'l.resource', 'l.resource_id', 'l.request_id'])
      .select(['l.hash', 'd.before', 'd.after', 'd.erased_at'])
      // Programs of the organisation act under the id of their token.
      .leftJoin('organization_tokens as o', 'o.id', 'l.actor_id')
      .select(sql<string | null>`coalesce(${personName()}, o.name)`.as('actor_name'))
      .where('l.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      sequence: Number(row.sequence),
      at: isoTime(row.at),
      actorId: row.actor_id,
      actorName: row.actor_name,
      action: row.action,
      resource: row.resource,
      resourceId: row.resource_id,
      requestId: row.request_id,
      before: row.before,
      after: row.after,
      isErased: row.erased_at !== null,
      hash: row.hash,
    }));
  }
}
