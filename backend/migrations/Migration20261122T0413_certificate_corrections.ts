import { Migration } from '@mikro-orm/migrations';

/** Wishes for a corrected name on a certificate, one that waits for each certificate (CRT-12). */
export class Migration20261122T0413_certificate_corrections extends Migration {
  override up(): void {
    this.addSql(`
      create table certificate_corrections (
        id uuid default gen_random_uuid() primary key,
        certificate_id uuid not null,
        holder_name_ar text not null,
        holder_name_en text not null,
        note text,
        state text not null default 'asked',
        asked_at timestamptz(3) not null default now(),
        decided_by uuid,
        decided_at timestamptz(3),
        reason text,
        constraint certificate_corrections_certificate_id_foreign
          foreign key (certificate_id) references certificates (id) on delete cascade,
        constraint certificate_corrections_decided_by_foreign
          foreign key (decided_by) references users (id) on delete set null,
        constraint certificate_corrections_state_check check (state in ('asked', 'made', 'declined')),
        constraint certificate_corrections_decided_check check ((state = 'asked') = (decided_at is null)),
        constraint certificate_corrections_reason_check check ((state = 'declined') = (reason is not null))
      )
    `);
    this.addSql(`create unique index certificate_corrections_one_asked_unique
      on certificate_corrections (certificate_id) where state = 'asked'`);
    this.addSql(`create index certificate_corrections_certificate_id_index
      on certificate_corrections (certificate_id, asked_at desc)`);
    this.addSql(`create index certificate_corrections_asked_at_index
      on certificate_corrections (asked_at, id) where state = 'asked'`);
    this.addSql(`create index certificate_corrections_decided_by_index on certificate_corrections (decided_by)`);
  }

  override down(): void {
    this.addSql(`drop table certificate_corrections`);
  }
}
