import { Injectable } from '@nestjs/common';
import type { AuthTables } from '#modules/auth';
import { ReadDatabase } from '#platform/database/read-database';
import type { ListRequest } from '#platform/http/simple-rest';

const columnOf = { createdAt: 'r.created_at', status: 'r.status', role: 'r.role' } as const;
export const roleRequestSorts = ['createdAt', 'status', 'role'] as const;

@Injectable()
export class RoleRequestsQueries {
  constructor(private readonly database: ReadDatabase) {}

  async list({ filter, offset, limit, sort, order }: ListRequest<keyof typeof columnOf>) {
    const statuses = ['pending', 'approved', 'refused'] as const;
    const status = statuses.find((candidate) => candidate === filter.status);
    const all = this.requests().$if(status !== undefined, (query) => query.where('r.status', '=', status as 'pending'));
    const rows = await all.orderBy(columnOf[sort], order).orderBy('r.id').offset(offset).limit(limit).execute();
    const { total } = await all
      .clearSelect()
      .select((eb) => eb.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total: Number(total) };
  }

  async byId(id: string) {
    return this.requests().where('r.id', '=', id).executeTakeFirst();
  }

  private requests() {
    return this.database
      .over<AuthTables>()
      .selectFrom('role_requests as r')
      .innerJoin('users as u', 'u.id', 'r.user_id')
      .select(['r.id', 'r.user_id', 'r.role', 'r.status', 'r.decided_by', 'r.decided_at', 'r.created_at'])
      .select(['u.email', 'u.first_name', 'u.last_name', 'u.role as current_role']);
  }
}

export type RoleRequestRow = NonNullable<Awaited<ReturnType<RoleRequestsQueries['byId']>>>;
