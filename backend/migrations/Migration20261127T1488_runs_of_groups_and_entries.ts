import { Migration } from '@mikro-orm/migrations';
import { addRunColumns, dropRunColumns } from './run-columns.js';

/** Few write these, one after the other. */
const tables = ['submission_members', 'assignment_extensions', 'grade_entries'];

/** Parts in the work of groups, later days and entered grades belong to one run of a course (RUN-1, ADR 150). */
export class Migration20261127T1488_runs_of_groups_and_entries extends Migration {
  override up(): void {
    for (const statement of tables.flatMap(addRunColumns)) this.addSql(statement);
  }

  override down(): void {
    for (const statement of tables.toReversed().flatMap(dropRunColumns)) this.addSql(statement);
  }
}
