import { Migration } from '@mikro-orm/migrations';

/** How far a report has come, and which schedule asked for it (RPT-1). Nothing wrote reports before. */
export class Migration20261121T0107_reports_made_by_tasks extends Migration {
  override up(): void {
    this.addSql(`
      alter table reports
        add column status text not null default 'queued',
        add column percent integer not null default 0,
        add column language text,
        add column seen_at timestamptz(3) not null default now(),
        add column schedule_id uuid,
        add column scheduled_for text,
        add constraint reports_schedule_id_foreign foreign key (schedule_id)
          references report_schedules (id) on delete set null,
        add constraint reports_schedule_id_period_unique unique (schedule_id, scheduled_for),
        add constraint reports_report_type_check check
          (report_type in ('enrollments', 'completions', 'certificates', 'revenue', 'engagement', 'moderation')),
        add constraint reports_status_check check (status in ('queued', 'running', 'done', 'failed', 'expired')),
        add constraint reports_language_check check (language in ('ar', 'en')),
        add constraint reports_percent_check check (percent >= 0 and percent <= 100)
    `);
  }

  override down(): void {
    this.addSql(`
      alter table reports
        drop constraint reports_report_type_check,
        drop column status,
        drop column percent,
        drop column language,
        drop column seen_at,
        drop column schedule_id,
        drop column scheduled_for
    `);
  }
}
