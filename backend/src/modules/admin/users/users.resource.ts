import { defaultRole, roles } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  AccountAdministration,
  type AuthTables,
  userText,
  userWords,
  userWordsPatterns,
  userWordsQuery,
} from '#modules/auth';
import type { CoursesTables } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { isoTime, isoTimeOrNull } from '#platform/database/iso-time';
import { ReadDatabase } from '#platform/database/read-database';
import type { AdminResource, ChangesRecords, ConfirmsChanges, CreatesRecords } from '../records/admin-resource.js';
import { type Filter, flag, moment, oneOf } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeUserDto, CreateUserDto } from './user.dto.js';
import type { UserRecord } from './user.record.js';

/** People by the start of words in their names and address. */
const words: Filter = {
  describes: 'the start of words of a name or of the address',
  example: 'سارة',
  isScattered: true,
  atFirstSight: (value) =>
    userWordsPatterns(String(value))?.map((pattern) => sql`${sql.raw(userText('t.'))} ~ ${pattern}`),
  condition: (value) => {
    const query = typeof value === 'string' && value.length <= 200 ? userWordsQuery(value) : '';
    return query ? sql`${sql.raw(userWords('t.'))} @@ to_tsquery('simple', ${query})` : undefined;
  },
};

export const userListing: Listing = {
  name: 'users',
  table: 'users',
  sorts: {
    createdAt: { by: sql`t.created_at` },
    email: { by: sql`lower(t.email)` },
    lastActiveAt: { by: sql`t.last_active_at`, isNullable: true },
  },
  filters: {
    q: words,
    role: oneOf('t.role', roles),
    isSuspended: flag(sql`t.suspended_at is not null`),
    isVerified: flag(sql`t.email_verified_at is not null`),
    createdAt_gte: moment('t.created_at', '>='),
    createdAt_lt: moment('t.created_at', '<'),
    lastActiveAt_gte: moment('t.last_active_at', '>='),
    lastActiveAt_lt: moment('t.last_active_at', '<'),
  },
};

@Injectable()
export class UsersResource
  implements
    AdminResource,
    CreatesRecords<CreateUserDto>,
    ChangesRecords<ChangeUserDto>,
    ConfirmsChanges<Pick<ChangeUserDto, 'role'>>
{
  constructor(
    private readonly database: ReadDatabase,
    private readonly accounts: AccountAdministration,
  ) {}

  async records(ids: readonly string[]): Promise<Unversioned<UserRecord>[]> {
    const rows = await this.database
      .over<AuthTables & CoursesTables>()
      .selectFrom('users as u')
      .select(['u.id', 'u.email', 'u.first_name', 'u.last_name', 'u.name_ar', 'u.name_en', 'u.bio', 'u.role'])
      .select([
        'u.suspended_at',
        'u.email_verified_at',
        'u.is_demo',
        'u.last_active_at',
        'u.created_at',
        'u.updated_at',
      ])
      .select([
        sql<number>`(select count(*)::int from enrollments e where e.user_id = u.id)`.as('enrollments_count'),
        sql<number>`(select count(*)::int from certificates c where c.user_id = u.id)`.as('certificates_count'),
      ])
      .where('u.id', 'in', [...ids])
      .execute();
    return rows.map((row) => ({
      id: row.id,
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      nameAr: row.name_ar,
      nameEn: row.name_en,
      bio: row.bio,
      role: row.role,
      isSuspended: row.suspended_at !== null,
      isVerified: row.email_verified_at !== null,
      isDemo: row.is_demo,
      enrollmentsCount: row.enrollments_count,
      certificatesCount: row.certificates_count,
      lastActiveAt: isoTimeOrNull(row.last_active_at),
      suspendedAt: isoTimeOrNull(row.suspended_at),
      createdAt: isoTime(row.created_at),
      updatedAt: isoTime(row.updated_at),
    }));
  }

  /** Who may do what is decided by who proved to be there; the console sends roles that stay as they are, too. */
  async isDangerous(ids: readonly string[], { role }: Pick<ChangeUserDto, 'role'>): Promise<boolean> {
    if (!role) return false;
    if (ids.length === 0) return role !== defaultRole;
    const changed = await this.database
      .over<AuthTables>()
      .selectFrom('users as u')
      .select('u.id')
      .where('u.id', 'in', [...ids])
      .where('u.role', '!=', role)
      .limit(1)
      .execute();
    return changed.length > 0;
  }

  create(admin: Viewer, body: CreateUserDto): Promise<string> {
    return this.accounts.invite(admin, body);
  }

  change(admin: Viewer, id: string, body: ChangeUserDto): Promise<void> {
    return this.accounts.change(admin, id, body);
  }
}
