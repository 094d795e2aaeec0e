import { Injectable } from '@nestjs/common';
import type { AuthTables } from '#modules/auth';
import type { CertificatesTables } from '#modules/certificates';
import type { CommunityTables } from '#modules/community';
import type { CoursesTables } from '#modules/courses';
import type { OperationsTables } from '#modules/operations';
import type { SiteTables } from '#modules/site';
import { ReadDatabase } from '#platform/database/read-database';
import type { PlatformTables } from '#platform/manifest/platform.tables';
import { defaultNames } from '#platform/settings/organization-settings';
import type { FirstDayStep } from './first-day.response.js';

type Tables = AuthTables &
  CommunityTables &
  CoursesTables &
  CertificatesTables &
  OperationsTables &
  SiteTables &
  PlatformTables;

/** How far the first day of a site is (CON-5). */
@Injectable()
export class FirstDayQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** Every step by one statement; the second factor is that of who asks. */
  async done(userId: string, mailbox: string): Promise<Record<FirstDayStep, boolean>> {
    const found = await this.database
      .over<Tables>()
      .selectNoFrom(({ exists, or, selectFrom }) => {
        const settings = selectFrom('settings').select('id');
        const app = selectFrom('totp_secrets').select('user_id').where('user_id', '=', userId);
        const passkey = selectFrom('passkeys').select('id').where('user_id', '=', userId);
        const courses = selectFrom('courses').select('id').where('is_published', '=', true);
        const discussions = selectFrom('discussions').select('id').where('status', '=', 'visible');
        return [
          exists(settings.where('name_ar', '<>', defaultNames.nameAr)).as('organization'),
          exists(settings.where('logo_url', 'is not', null)).as('logo'),
          exists(settings.where('proven_mailbox', '=', mailbox)).as('mailbox'),
          or([exists(app.where('confirmed_at', 'is not', null)), exists(passkey)]).as('second-factor'),
          exists(selectFrom('site_texts').select('id').where('ar', '<>', '')).as('texts'),
          exists(selectFrom('categories').select('id')).as('categories'),
          exists(selectFrom('forums').select('id')).as('forums'),
          exists(courses.where('is_in_preparation', '=', false)).as('course'),
          exists(discussions.where('forum_id', 'is not', null)).as('discussion'),
          exists(selectFrom('certificates').select('id').where('status', '=', 'verified')).as('certificate'),
          exists(selectFrom('backups').select('id').where('status', '=', 'done')).as('backup'),
        ];
      })
      .executeTakeFirstOrThrow();
    return found as Record<FirstDayStep, boolean>;
  }
}
