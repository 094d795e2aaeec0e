import { Migration } from '@mikro-orm/migrations';

const once = (condition: string) =>
  `create unique index "notifications_source_unique" on "notifications" ("user_id", "source") where ${condition}`;

/** Grades of one course that change within a short time gather in one notification, which counts each item once (GRD-1). */
export class Migration20261126T1612_gathered_grades extends Migration {
  override up(): void {
    this.addSql(`alter table notifications add column gathers text[] not null default '{}'`);
    this.addSql(`drop index notifications_source_unique`);
    this.addSql(once(`kind not in ('post-liked', 'grade')`));
    this.addSql(`
      create unique index "notifications_open_grades_unique" on "notifications" ("user_id", "source")
       where kind = 'grade' and read_at is null
    `);
  }

  override down(): void {
    this.addSql(`drop index notifications_open_grades_unique`);
    this.addSql(`drop index notifications_source_unique`);
    this.addSql(`update notifications set source = source || ' ' || id where kind = 'grade'`);
    this.addSql(once(`kind <> 'post-liked'`));
    this.addSql(`alter table notifications drop column gathers`);
  }
}
