import { Migration } from '@mikro-orm/migrations';

/** Papers keep how many attempts their rules allowed and with which pause; those from before do not know (EVD-8). */
export class Migration20261127T1440_rules_of_papers extends Migration {
  override up(): void {
    this.addSql(`
      alter table papers
        add column attempts int null constraint papers_attempts_check check (attempts > 0),
        add column pause_minutes int null constraint papers_pause_minutes_check check (pause_minutes >= 0)
    `);
  }

  override down(): void {
    this.addSql(`alter table papers drop column attempts, drop column pause_minutes`);
  }
}
