import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Work that was handed in belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1487_runs_of_submissions extends Migration {
  override up(): void {
    for (const statement of addRunColumns('submissions')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('submissions')) this.addSql(statement);
  }
}
