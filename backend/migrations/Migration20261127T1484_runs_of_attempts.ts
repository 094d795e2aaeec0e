import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Graded answers belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1484_runs_of_attempts extends Migration {
  override up(): void {
    for (const statement of addRunColumns('quiz_attempts')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('quiz_attempts')) this.addSql(statement);
  }
}
