import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Records of lessons belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1481_runs_of_progress extends Migration {
  override up(): void {
    for (const statement of addRunColumns('lesson_progress')) this.addSql(statement);
  }

  override down(): void {
    for (const statement of dropRunColumns('lesson_progress')) this.addSql(statement);
  }
}
