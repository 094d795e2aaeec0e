import { Migration } from '@mikro-orm/migrations';

/** The latest questions of a lesson, and those that wait longest, are found without reading all of them (DSH-2, SCL-1). */
export class Migration20261126T1704_questions_of_lessons extends Migration {
  override up(): void {
    this.addSql(`create index if not exists discussions_lesson_latest_index
      on discussions (lesson_id, created_at desc, id desc) where status = 'visible' and lesson_id is not null`);
    this.addSql(`create index if not exists discussions_lesson_waiting_index on discussions (lesson_id, created_at, id)
      where status = 'visible' and replies_count = 0 and lesson_id is not null`);
  }

  override down(): void {
    this.addSql(`drop index discussions_lesson_waiting_index`);
    this.addSql(`drop index discussions_lesson_latest_index`);
  }
}
