import { Migration } from '@mikro-orm/migrations';

const orders = {
  newest: 'created_at desc, id desc',
  popular: 'students_count desc, id desc',
  rating: 'rating desc, id desc',
};

/** Courses in preparation: listed behind the full ones, followed until they can be learnt in (CRS-10). */
export class Migration20261122T0330_courses_in_preparation extends Migration {
  override up(): void {
    this.addSql(`
      alter table courses
        add column is_in_preparation boolean not null default false,
        add column followers_count int not null default 0,
        add constraint courses_followers_count_check check (followers_count >= 0)
    `);
    this.addSql(`
      create table course_follows (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        created_at timestamptz(3) not null default now(),
        constraint course_follows_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint course_follows_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_follows_course_id_user_id_unique unique (course_id, user_id)
      )
    `);
    this.addSql(`create index course_follows_user_id_index on course_follows (user_id)`);
    this.order('(not is_in_preparation) desc, ');
  }

  override down(): void {
    this.addSql(`drop table course_follows`);
    this.order('');
    this.addSql(`alter table courses drop column is_in_preparation, drop column followers_count`);
  }

  private order(first: string): void {
    for (const [name, columns] of Object.entries(orders)) {
      this.addSql(`drop index courses_${name}_index`);
      this.addSql(`create index courses_${name}_index on courses (${first}${columns}) where is_published`);
      this.addSql(`drop index courses_category_${name}_index`);
      this.addSql(
        `create index courses_category_${name}_index on courses (category_id, ${first}${columns}) where is_published`,
      );
    }
  }
}
