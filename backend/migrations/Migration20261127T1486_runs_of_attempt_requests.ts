import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Wishes for another attempt belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1486_runs_of_attempt_requests extends Migration {
  override up(): void {
    for (const statement of addRunColumns('attempt_requests')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('attempt_requests')) this.addSql(statement);
  }
}
