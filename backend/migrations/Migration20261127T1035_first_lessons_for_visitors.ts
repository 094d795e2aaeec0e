import { Migration } from '@mikro-orm/migrations';

/** Visitors read the first lesson of a course unless its author says otherwise (LSN-3). */
export class Migration20261127T1035_first_lessons_for_visitors extends Migration {
  override up(): void {
    this.addSql('alter table courses add column opens_first_lesson boolean not null default true');
  }

  override down(): void {
    this.addSql('alter table courses drop column opens_first_lesson');
  }
}
