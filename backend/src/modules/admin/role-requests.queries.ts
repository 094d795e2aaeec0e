import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { AuthTables } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource } from './records/admin-resource.js';
import { oneOf } from './records/filters.js';
import type { Listing } from './records/listing.js';

export const roleRequestStatuses = ['pending', 'approved', 'refused'] as const;

export const roleRequestListing: Listing = {
  name: 'role-requests',
  table: 'role_requests',
  sorts: { createdAt: { by: sql`t.created_at` }, status: { by: sql`t.status` }, role: { by: sql`t.role` } },
  filters: { status: oneOf('t.status', roleRequestStatuses) },
};

/** Wishes for another role. */
@Injectable()
export class RoleRequestsQueries implements AdminResource<RoleRequestRow> {
  constructor(private readonly database: ReadDatabase) {}

  records(ids: readonly string[]) {
    return this.requests().where('r.id', 'in', ids).execute();
  }

  private requests() {
    return this.database
      .over<AuthTables>()
      .selectFrom('role_requests as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.user_id', 'r.role', 'r.reason', 'r.status', 'r.decided_by', 'r.decided_at'])
      .select(['r.decision_reason', 'r.created_at'])
      .select(['u.email', 'u.first_name', 'u.last_name', 'u.role as current_role']);
  }
}

export type RoleRequestRow = Awaited<ReturnType<RoleRequestsQueries['records']>>[number];
