import { Migration } from '@mikro-orm/migrations';

/** What the organisation decides about its installation; one row at most, and none until something is changed. */
export class Migration20261121T0102_settings extends Migration {
  override up(): void {
    this.addSql(`
      create table settings (
        id text primary key default 'organization',
        name_ar text not null default 'مسار',
        name_en text not null default 'Masar',
        logo_url text,
        contact_mailbox text,
        facebook_url text,
        instagram_url text,
        linkedin_url text,
        youtube_url text,
        telegram_url text,
        registration_open boolean not null default true,
        role_changes text not null default 'by_request',
        events_kept_months integer not null default 13,
        reports_kept_days integer not null default 30,
        backups_kept integer not null default 7,
        backs_up_nightly boolean not null default true,
        updated_at timestamptz(3) not null default now(),
        constraint settings_id_check check (id in ('organization')),
        constraint settings_role_changes_check check (role_changes in ('by_request', 'closed')),
        constraint settings_events_kept_months_check check (events_kept_months >= 1 and events_kept_months <= 13),
        constraint settings_reports_kept_days_check check (reports_kept_days >= 1 and reports_kept_days <= 365),
        constraint settings_backups_kept_check check (backups_kept >= 1 and backups_kept <= 60)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table settings`);
  }
}
