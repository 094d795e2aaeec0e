import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Minutes of lessons belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1483_runs_of_lesson_times extends Migration {
  override up(): void {
    for (const statement of addRunColumns('lesson_times')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('lesson_times')) this.addSql(statement);
  }
}
