import type { InferKyselyDB } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import { takeTurn } from '#platform/database/turns';
import type { SmallPicture } from '#platform/files/small-pictures';
import {
  backupsKeptByDefault,
  defaultNames,
  type RoleChangePolicy,
  Settings,
  settingsId,
  type SettingsSchema,
} from './settings.entity.js';
import { Signatures } from './signatures.js';

export { defaultNames, settingsId };

/** What the organisation decided, or what holds until it does. */
export interface SettingsValues {
  nameAr: string;
  nameEn: string;
  logoUrl: string | null;
  signatoryNameAr: string | null;
  signatoryNameEn: string | null;
  signatoryOfficeAr: string | null;
  signatoryOfficeEn: string | null;
  signatureId: string | null;
  contactMailbox: string;
  facebookUrl: string | null;
  instagramUrl: string | null;
  linkedinUrl: string | null;
  youtubeUrl: string | null;
  telegramUrl: string | null;
  registrationOpen: boolean;
  roleChanges: RoleChangePolicy;
  eventsKeptMonths: number;
  reportsKeptDays: number;
  backupsKept: number;
  backsUpNightly: boolean;
}

/** The organisation's settings, read anew each time: a change counts at once and on every server (REL-7). */
@Injectable()
export class OrganizationSettings {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
    private readonly signatures: Signatures,
  ) {}

  async read(): Promise<SettingsValues> {
    const row = await this.database
      .over<InferKyselyDB<typeof SettingsSchema>>()
      .selectFrom('settings')
      .selectAll()
      .executeTakeFirst();
    return {
      nameAr: row?.name_ar ?? defaultNames.nameAr,
      nameEn: row?.name_en ?? defaultNames.nameEn,
      logoUrl: row?.logo_url ?? null,
      signatoryNameAr: row?.signatory_name_ar ?? null,
      signatoryNameEn: row?.signatory_name_en ?? null,
      signatoryOfficeAr: row?.signatory_office_ar ?? null,
      signatoryOfficeEn: row?.signatory_office_en ?? null,
      signatureId: row?.signature_id ?? null,
      contactMailbox: row?.contact_mailbox ?? this.config.mail.contactMailbox,
      facebookUrl: row?.facebook_url ?? null,
      instagramUrl: row?.instagram_url ?? null,
      linkedinUrl: row?.linkedin_url ?? null,
      youtubeUrl: row?.youtube_url ?? null,
      telegramUrl: row?.telegram_url ?? null,
      registrationOpen: row?.registration_open ?? true,
      roleChanges: row?.role_changes ?? 'by_request',
      eventsKeptMonths: row?.events_kept_months ?? 13,
      reportsKeptDays: row?.reports_kept_days ?? 30,
      backupsKept: row?.backups_kept ?? backupsKeptByDefault,
      backsUpNightly: row?.backs_up_nightly ?? true,
    };
  }

  /** Remembers that somebody opened a mail sent to this mailbox (CON-5). */
  async proveMailbox(provenMailbox: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const settings = (await em.findOne(Settings, settingsId)) ?? em.create(Settings, {});
      settings.provenMailbox = provenMailbox;
    });
  }

  /** Whether new accounts can be made: both the machine's configuration and the organisation must agree. */
  async isRegistrationOpen(): Promise<boolean> {
    return this.config.registrationEnabled && (await this.read()).registrationOpen;
  }

  /** Makes others who change settings wait until the open transaction ends; there may be no row yet to lock. */
  async lock(): Promise<void> {
    await takeTurn(this.transactions.required().em, 'masar.settings');
  }

  /** The copy of another signature than is there now, to be drawn before the transaction that changes it (PAP-1). */
  async drawSignature(fileId: string | null | undefined): Promise<SmallPicture | undefined> {
    return fileId && fileId !== (await this.read()).signatureId ? this.signatures.draw(fileId) : undefined;
  }

  /** Changes what is named and keeps the rest; of another signature its copy counts, not the picture that was chosen. */
  async change({ signatureId, ...values }: Partial<SettingsValues>, signature?: SmallPicture): Promise<void> {
    await this.transactions.run(async (em) => {
      const settings = (await em.findOne(Settings, settingsId)) ?? em.create(Settings, {});
      em.assign(settings, values);
      if (signature) settings.signatureId = await this.signatures.keep(em, signature);
      else if (signatureId === null) settings.signatureId = null;
    });
  }
}
