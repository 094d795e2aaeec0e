import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Papers belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1485_runs_of_papers extends Migration {
  override up(): void {
    for (const statement of addRunColumns('papers')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('papers')) this.addSql(statement);
  }
}
