import { Migration } from '@mikro-orm/migrations';

/** Attempts keep which questions were answered rightly: of most kinds that can't be read from chosen options (QB-4). */
export class Migration20261127T1540_right_answers_of_attempts extends Migration {
  override up(): void {
    this.addSql(`alter table quiz_attempts add column right_ids jsonb`);
  }

  override down(): void {
    this.addSql(`alter table quiz_attempts drop column right_ids`);
  }
}
