import { Migration } from '@mikro-orm/migrations';

/** Under which name a bundle knows banks, questions and assignments, so that importing again finds them (CRS-5). */
export class Migration20261126T1600_names_in_bundles extends Migration {
  override up(): void {
    this.addSql(`
      alter table question_banks
        add column slug text,
        add constraint question_banks_course_id_slug_unique unique (course_id, slug)
    `);
    this.addSql(`
      alter table questions
        add column slug text,
        add constraint questions_bank_id_slug_unique unique (bank_id, slug)
    `);
    this.addSql(`
      alter table assignments
        add column slug text,
        add constraint assignments_course_id_slug_unique unique (course_id, slug)
    `);
  }

  override down(): void {
    for (const table of ['question_banks', 'questions', 'assignments'])
      this.addSql(`alter table ${table} drop column slug`);
  }
}
