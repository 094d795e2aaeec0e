import { Migration } from '@mikro-orm/migrations';

/** Reports that come by themselves after each week or month (RPT-1). */
export class Migration20261121T0106_report_schedules extends Migration {
  override up(): void {
    this.addSql(`
      create table report_schedules (
        id uuid default gen_random_uuid() primary key,
        report_type text not null,
        parameters jsonb not null,
        cadence text not null,
        language text not null default 'ar',
        recipient_ids jsonb not null,
        created_by uuid,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint report_schedules_created_by_foreign foreign key (created_by) references users (id) on delete set null,
        constraint report_schedules_report_type_check check
          (report_type in ('enrollments', 'completions', 'certificates', 'revenue', 'engagement', 'moderation')),
        constraint report_schedules_cadence_check check (cadence in ('weekly', 'monthly')),
        constraint report_schedules_language_check check (language in ('ar', 'en'))
      )
    `);
    this.addSql(`create index report_schedules_created_by_index on report_schedules (created_by)`);
    this.addSql(`create index report_schedules_created_at_index on report_schedules (created_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table report_schedules`);
  }
}
