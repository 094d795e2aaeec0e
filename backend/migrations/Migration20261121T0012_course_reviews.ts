import { Migration } from '@mikro-orm/migrations';

/** Ratings of courses, one per learner (CRS-6). */
export class Migration20261121T0012_course_reviews extends Migration {
  override up(): void {
    this.addSql(`
      create table course_reviews (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        rating int not null,
        text text not null,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint course_reviews_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint course_reviews_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_reviews_user_id_course_id_unique unique (user_id, course_id),
        constraint course_reviews_rating_check check (rating >= 1 and rating <= 5)
      )
    `);
    this.addSql(
      `create index course_reviews_course_id_created_at_index on course_reviews (course_id, created_at desc, id desc)`,
    );
  }

  override down(): void {
    this.addSql(`drop table course_reviews`);
  }
}
