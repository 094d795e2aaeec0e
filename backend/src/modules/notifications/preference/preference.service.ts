import {
  defaultChannelOf,
  digestSetting,
  jobMatchNews,
  type MailedSetting,
  type NotificationChannel,
  notificationKinds,
} from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { v7 } from 'uuid';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { MailLinkInvalid } from '../notifications.errors.js';
import type { NotificationsTables } from '../notifications.tables.js';
import { readMailEndToken } from './mail-end-token.js';
import type { PreferencesDto, PreferencesResponse } from './preference.dto.js';

interface Choice {
  kind: MailedSetting;
  channel: NotificationChannel;
}

/** How each kind reaches a person (NTF-2). */
@Injectable()
export class PreferenceService {
  constructor(
    private readonly transactions: Transactions,
    private readonly database: ReadDatabase,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  async of({ id }: Viewer): Promise<PreferencesResponse> {
    const rows = await this.database
      .over<NotificationsTables>()
      .selectFrom('notification_preferences')
      .select(['kind', 'channel', 'threshold'])
      .where('user_id', '=', id)
      .execute();
    const chosen = new Map(rows.map(({ kind, channel }) => [kind, channel]));
    return {
      kinds: notificationKinds.map((kind) => ({ kind, channel: chosen.get(kind) ?? defaultChannelOf(kind) })),
      digest: chosen.get(digestSetting) === 'email',
      jobMatchFrom: rows.find(({ kind }) => kind === 'job-match')?.threshold ?? jobMatchNews.threshold,
    };
  }

  async choose(viewer: Viewer, { kinds = [], digest, jobMatchFrom }: PreferencesDto): Promise<PreferencesResponse> {
    // Of a kind that is named twice the last choice counts.
    const choices = new Map<MailedSetting, NotificationChannel>(kinds.map(({ kind, channel }) => [kind, channel]));
    if (digest !== undefined) choices.set(digestSetting, digest ? 'email' : 'none');
    return this.transactions.run(async () => {
      await this.keep(
        viewer.id,
        [...choices].map(([kind, channel]) => ({ kind, channel })),
      );
      if (jobMatchFrom !== undefined) await this.keepThreshold(viewer.id, jobMatchFrom);
      return this.of(viewer);
    });
  }

  /** Follows a mail's unsubscribe link: the mails of its kind end, what the portal shows stays. Fine to press again. */
  async endMails(token: string): Promise<void> {
    const end = readMailEndToken(token, this.config.session.secret);
    if (!end) throw new MailLinkInvalid();
    const { userId, setting } = end;
    await this.transactions.run(async (em) => {
      const person = em.getKysely<NotificationsTables>().selectFrom('users').select('id').where('id', '=', userId);
      if (!(await person.executeTakeFirst())) return;
      if (setting === digestSetting) await this.keep(userId, [{ kind: setting, channel: 'none' }]);
      else await this.endMailsOf(userId, setting);
    });
  }

  private async endMailsOf(userId: string, kind: MailedSetting): Promise<void> {
    await this.transactions
      .required()
      .em.getKysely<NotificationsTables>()
      .updateTable('notification_preferences')
      .set({ channel: 'in-app' })
      .where('user_id', '=', userId)
      .where('kind', '=', kind)
      .where('channel', '=', 'email')
      .execute();
  }

  /** Whether vacancies are told of at all is chosen apart. */
  private async keepThreshold(userId: string, threshold: number): Promise<void> {
    await this.transactions
      .required()
      .em.getKysely<NotificationsTables>()
      .insertInto('notification_preferences')
      .values({ id: v7(), user_id: userId, kind: 'job-match', channel: defaultChannelOf('job-match'), threshold })
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ threshold }))
      .execute();
  }

  private async keep(userId: string, choices: Choice[]): Promise<void> {
    if (choices.length === 0) return;
    // In one order for everybody, so that two calls at once don't wait for each other.
    const rows = [...choices]
      .sort((one, other) => one.kind.localeCompare(other.kind))
      .map(({ kind, channel }) => ({ id: v7(), user_id: userId, kind, channel }));
    await this.transactions
      .required()
      .em.getKysely<NotificationsTables>()
      .insertInto('notification_preferences')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet({ channel: sql`excluded.channel` }))
      .execute();
  }
}
