import { Migration } from '@mikro-orm/migrations';

/** The history of all gradebooks in one list, the latest change first (GRD-1). */
export class Migration20261126T1000_list_of_grade_changes extends Migration {
  override up(): void {
    this.addSql(`create index grade_changes_changed_at_index on grade_changes (changed_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop index grade_changes_changed_at_index`);
  }
}
