import { Migration } from '@mikro-orm/migrations';

/** Messages to the team (PUB-5), and who receives the newsletter (PUB-6). */
export class Migration20261121T0027_outreach extends Migration {
  override up(): void {
    this.addSql(`
      create table contact_messages (
        id uuid default gen_random_uuid() primary key,
        form_key uuid not null,
        name text not null,
        email text not null,
        subject text not null,
        message text not null,
        language text not null,
        status text not null default 'new',
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint contact_messages_form_key_unique unique (form_key),
        constraint contact_messages_language_check check (language in ('ar', 'en')),
        constraint contact_messages_status_check check (status in ('new', 'answered', 'archived'))
      )
    `);
    this.addSql(`create index contact_messages_created_at_index on contact_messages (created_at desc, id desc)`);
    this.addSql(
      `create index contact_messages_status_created_at_index on contact_messages (status, created_at desc, id desc)`,
    );
    this.addSql(`
      create table newsletter_subscriptions (
        id uuid default gen_random_uuid() primary key,
        email text not null,
        language text not null,
        confirmed_at timestamptz(3),
        unsubscribed_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        constraint newsletter_subscriptions_language_check check (language in ('ar', 'en'))
      )
    `);
    this.addSql(`create unique index newsletter_subscriptions_email_unique on newsletter_subscriptions (lower(email))`);
    this.addSql(
      `create index newsletter_subscriptions_created_at_index on newsletter_subscriptions (created_at desc, id desc)`,
    );
    this.addSql(`
      create table newsletter_links (
        id uuid default gen_random_uuid() primary key,
        subscription_id uuid not null,
        purpose text not null,
        token_hash text not null,
        created_at timestamptz(3) not null default now(),
        constraint newsletter_links_subscription_id_foreign foreign key (subscription_id)
          references newsletter_subscriptions (id) on delete cascade,
        constraint newsletter_links_token_hash_unique unique (token_hash),
        constraint newsletter_links_purpose_check check (purpose in ('confirm', 'unsubscribe'))
      )
    `);
    this.addSql(`create index newsletter_links_subscription_id_index on newsletter_links (subscription_id)`);
  }

  override down(): void {
    this.addSql(`drop table newsletter_links`);
    this.addSql(`drop table newsletter_subscriptions`);
    this.addSql(`drop table contact_messages`);
  }
}
