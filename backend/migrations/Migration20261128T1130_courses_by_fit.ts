import { Migration } from '@mikro-orm/migrations';

/** What courses need is watched, so that roads are kept; and the catalogue stands ready in the order that fits newcomers (PRE-2). */
export class Migration20261128T1130_courses_by_fit extends Migration {
  override up(): void {
    this.addSql(`create trigger shared_answers_changed after insert or update or delete or truncate on course_needs
      for each statement execute function shared_answers_changed()`);
    const fit = `(not is_in_preparation) desc,
      (8 * (needs = '[]'::jsonb)::int + 4 * (difficulty = 'beginner')::int + (price = 0)::int) desc,
      students_count desc, id desc`;
    this.addSql(`create index "courses_fit_index" on "courses" (${fit}) where is_published`);
    this.addSql(`create index "courses_category_fit_index" on "courses" (category_id, ${fit}) where is_published`);
  }

  override down(): void {
    this.addSql(`drop index "courses_category_fit_index"`);
    this.addSql(`drop index "courses_fit_index"`);
    this.addSql(`drop trigger shared_answers_changed on course_needs`);
  }
}
