import { Migration } from '@mikro-orm/migrations';

/** Reviews of certificates, one row for each time that one is asked for (CRT-11); those that wait today are asked for. */
export class Migration20261122T0370_certificate_reviews extends Migration {
  override up(): void {
    this.addSql(`
      create table certificate_reviews (
        id uuid default gen_random_uuid() primary key,
        certificate_id uuid not null,
        round integer not null default 1,
        state text not null default 'waiting',
        note text,
        asked_at timestamptz(3) not null default now(),
        decided_by uuid,
        decided_at timestamptz(3),
        reason text,
        reminded_at timestamptz(3),
        escalated_at timestamptz(3),
        constraint certificate_reviews_certificate_id_foreign
          foreign key (certificate_id) references certificates (id) on delete cascade,
        constraint certificate_reviews_decided_by_foreign
          foreign key (decided_by) references users (id) on delete set null,
        constraint certificate_reviews_certificate_id_round_unique unique (certificate_id, round),
        constraint certificate_reviews_round_check check (round > 0),
        constraint certificate_reviews_state_check check (state in ('waiting', 'approved', 'sent_back')),
        constraint certificate_reviews_decided_check check ((state = 'waiting') = (decided_at is null)),
        constraint certificate_reviews_reason_check check ((state = 'sent_back') = (reason is not null))
      )
    `);
    this.addSql(`create unique index certificate_reviews_one_waiting_unique
      on certificate_reviews (certificate_id) where state = 'waiting'`);
    this.addSql(`create index certificate_reviews_asked_at_index
      on certificate_reviews (asked_at, id) where state = 'waiting'`);
    this.addSql(`create index certificate_reviews_decided_by_index on certificate_reviews (decided_by)`);
    this.addSql(`
      insert into certificate_reviews (certificate_id, asked_at)
      select id, issued_at from certificates where status = 'pending' and user_id is not null
    `);
  }

  override down(): void {
    this.addSql(`drop table certificate_reviews`);
  }
}
