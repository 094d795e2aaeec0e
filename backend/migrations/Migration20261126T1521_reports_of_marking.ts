import { Migration } from '@mikro-orm/migrations';

const added = `'marking'`;
const counted = `'enrollments', 'completions', 'certificates', 'revenue'`;
const others = `'engagement', 'moderation'`;

/** How long work waits for its mark is a report like others (ASG-2, RPT-1). */
export class Migration20261126T1521_reports_of_marking extends Migration {
  override up(): void {
    this.allow(`${counted}, ${added}, ${others}`);
  }

  override down(): void {
    this.addSql(`delete from reports where report_type in (${added})`);
    this.addSql(`delete from report_schedules where report_type in (${added})`);
    this.allow(`${counted}, ${others}`);
  }

  private allow(types: string): void {
    for (const table of ['reports', 'report_schedules']) {
      this.addSql(`
        alter table ${table}
          drop constraint ${table}_report_type_check,
          add constraint ${table}_report_type_check check (report_type in (${types}))
      `);
    }
  }
}
