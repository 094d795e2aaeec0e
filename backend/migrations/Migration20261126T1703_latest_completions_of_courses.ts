import { Migration } from '@mikro-orm/migrations';

/** The latest who completed a course are found without reading all who learn in it (DSH-2, SCL-1). */
export class Migration20261126T1703_latest_completions_of_courses extends Migration {
  override up(): void {
    this.addSql(`create index if not exists enrollments_course_id_completed_at_index
      on enrollments (course_id, completed_at desc) where completed_at is not null`);
  }

  override down(): void {
    this.addSql(`drop index enrollments_course_id_completed_at_index`);
  }
}
