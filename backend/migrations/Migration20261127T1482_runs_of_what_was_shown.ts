import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** What was shown of lessons belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1482_runs_of_what_was_shown extends Migration {
  override up(): void {
    for (const statement of addRunColumns('shown_lessons')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('shown_lessons')) this.addSql(statement);
  }
}
