import { Migration } from '@mikro-orm/migrations';

/** Reports that are computed in the background (RPT-1). */
export class Migration20261121T0021_reports extends Migration {
  override up(): void {
    this.addSql(`
      create table reports (
        id uuid default gen_random_uuid() primary key,
        report_type text not null,
        generated_by uuid,
        parameters jsonb,
        data jsonb,
        generated_at timestamptz(3) not null default now(),
        expires_at timestamptz(3),
        constraint reports_generated_by_foreign foreign key (generated_by) references users (id) on delete set null
      )
    `);
    this.addSql(`create index reports_generated_by_index on reports (generated_by, generated_at desc, id desc)`);
    this.addSql(
      `create index reports_report_type_generated_at_index on reports (report_type, generated_at desc, id desc)`,
    );
    this.addSql(`create index reports_generated_at_index on reports (generated_at desc, id desc)`);
    this.addSql(`create index reports_expires_at_index on reports (expires_at)`);
  }

  override down(): void {
    this.addSql(`drop table reports`);
  }
}
