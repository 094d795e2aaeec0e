import { Migration } from '@mikro-orm/migrations';

/** What was counted while somebody else was at the counter, until it is folded into it (SCL-3, ADR 103). */
export class Migration20261126T1561_deltas_of_counters extends Migration {
  override up(): void {
    this.addSql(`
      create table course_count_deltas (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        students integer not null,
        created_at timestamptz(3) not null default now(),
        constraint course_count_deltas_course_id_foreign
          foreign key (course_id) references courses (id) on delete cascade
      )
    `);
    this.addSql(`create index course_count_deltas_course_id_index on course_count_deltas (course_id)`);
    this.addSql(`
      create table discussion_count_deltas (
        id uuid default gen_random_uuid() primary key,
        discussion_id uuid not null,
        likes integer not null,
        created_at timestamptz(3) not null default now(),
        constraint discussion_count_deltas_discussion_id_foreign
          foreign key (discussion_id) references discussions (id) on delete cascade
      )
    `);
    this.addSql(`create index discussion_count_deltas_discussion_id_index on discussion_count_deltas (discussion_id)`);
  }

  override down(): void {
    this.addSql(`drop table discussion_count_deltas`);
    this.addSql(`drop table course_count_deltas`);
  }
}
