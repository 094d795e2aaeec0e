import type { CategoryId, LearningGoal, Role } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { ReadDatabase } from '#platform/database/read-database';
import { Unauthorized } from '#platform/errors/platform.errors';
import type { AuthTables } from '../auth.tables.js';

export interface CurrentUserRow {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  name_ar: string | null;
  name_en: string | null;
  bio: string | null;
  role: Role;
  profile_image_url: string | null;
  digits: 'latn' | 'arab';
  learning_goal: LearningGoal | null;
  track: CategoryId | null;
  daily_minutes: number | null;
  plan_asked: boolean;
  names_confirmed: boolean;
  email_verified_at: Date | string | null;
  has_password: boolean;
  /** The latest wish for another role, whatever became of it. */
  request_role: Role | null;
  request_reason: string | null;
  request_status: 'pending' | 'approved' | 'refused' | null;
  decision_reason: string | null;
  decided_at: Date | string | null;
}

@Injectable()
export class CurrentUserQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** All that the user may see of themselves; a deleted account's open session counts as signed out. */
  async byId(id: string): Promise<CurrentUserRow> {
    const row = await this.database
      .over<AuthTables>()
      .selectFrom('users as u')
      .leftJoinLateral(
        (eb) =>
          eb
            .selectFrom('role_requests')
            .select(['role', 'reason', 'status', 'decision_reason', 'decided_at'])
            .whereRef('user_id', '=', 'u.id')
            .orderBy('created_at', 'desc')
            .orderBy('id', 'desc')
            .limit(1)
            .as('r'),
        (join) => join.onTrue(),
      )
      .select([
        'u.id',
        'u.email',
        'u.first_name',
        'u.last_name',
        'u.name_ar',
        'u.name_en',
        'u.bio',
        'u.role',
        'u.profile_image_url',
      ])
      .select(['u.digits', 'u.email_verified_at'])
      .select(['r.role as request_role', 'r.reason as request_reason', 'r.status as request_status'])
      .select(['r.decision_reason', 'r.decided_at'])
      .select(['u.learning_goal', 'u.track', 'u.daily_minutes'])
      .select((eb) => eb('u.plan_asked_at', 'is not', null).as('plan_asked'))
      .select((eb) => eb('u.password_hash', 'is not', null).as('has_password'))
      .select((eb) => eb('u.certificate_names_confirmed_at', 'is not', null).as('names_confirmed'))
      .where('u.id', '=', id)
      .executeTakeFirst();
    if (!row) throw new Unauthorized();
    return row as CurrentUserRow;
  }
}
