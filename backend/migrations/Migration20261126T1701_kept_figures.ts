import { Migration } from '@mikro-orm/migrations';

/** Figures over many rows as they were last counted, by a task (SCL-1, ADR 111). */
export class Migration20261126T1701_kept_figures extends Migration {
  override up(): void {
    this.addSql(`
      create table kept_figures (
        kind text not null,
        subject text not null,
        owner_id uuid null,
        figures jsonb null,
        counted_at timestamptz(3) null,
        counting_since timestamptz(3) null,
        primary key (kind, subject),
        constraint kept_figures_owner_id_foreign foreign key (owner_id) references users (id) on delete cascade,
        constraint kept_figures_counted_check check ((figures is null) = (counted_at is null)),
        constraint kept_figures_begun_check check (counted_at is not null or counting_since is not null)
      )
    `);
    this.addSql(`create index kept_figures_owner_id_index on kept_figures (owner_id)`);
  }

  override down(): void {
    this.addSql(`drop table kept_figures`);
  }
}
