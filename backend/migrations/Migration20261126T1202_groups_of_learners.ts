import { Migration } from '@mikro-orm/migrations';

/** Groups that hand in together, who is in them, and for whom of them a round counts (ASG-1). */
export class Migration20261126T1202_groups_of_learners extends Migration {
  override up(): void {
    this.addSql(`alter table assignments add column is_group_work boolean not null default false`);
    this.addSql(`
      create table assignment_groups (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        number integer not null,
        created_at timestamptz(3) not null default now(),
        constraint assignment_groups_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint assignment_groups_assignment_id_number_unique unique (assignment_id, number),
        constraint assignment_groups_number_check check (number > 0)
      )
    `);
    this.addSql(`
      create table assignment_group_members (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        group_id uuid not null,
        user_id uuid not null,
        added_at timestamptz(3) not null default now(),
        constraint assignment_group_members_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint assignment_group_members_group_id_foreign
          foreign key (group_id) references assignment_groups (id) on delete cascade,
        constraint assignment_group_members_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint assignment_group_members_assignment_id_user_id_unique unique (assignment_id, user_id)
      )
    `);
    this.addSql(`create index assignment_group_members_group_id_index on assignment_group_members (group_id)`);
    this.addSql(`create index assignment_group_members_user_id_index on assignment_group_members (user_id)`);
    this.addSql(`
      alter table submissions
        add column group_id uuid,
        add constraint submissions_group_id_foreign
          foreign key (group_id) references assignment_groups (id) on delete cascade,
        add constraint submissions_group_id_round_unique unique (group_id, round)
    `);
    this.addSql(`create unique index submissions_one_open_of_group_unique
      on submissions (group_id) where state in ('draft', 'waiting')`);
    this.addSql(`
      create table submission_members (
        id uuid default gen_random_uuid() primary key,
        submission_id uuid not null,
        user_id uuid not null,
        excepted_because text,
        excepted_by uuid,
        excepted_at timestamptz(3),
        constraint submission_members_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint submission_members_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint submission_members_excepted_by_foreign
          foreign key (excepted_by) references users (id) on delete set null,
        constraint submission_members_submission_id_user_id_unique unique (submission_id, user_id),
        constraint submission_members_excepted_check check ((excepted_because is null) = (excepted_at is null))
      )
    `);
    this.addSql(`create index submission_members_user_id_index on submission_members (user_id)`);
    this.addSql(`create index submission_members_excepted_by_index on submission_members (excepted_by)`);
  }

  override down(): void {
    this.addSql(`drop table submission_members`);
    this.addSql(`alter table submissions drop column group_id`);
    this.addSql(`drop table assignment_group_members`);
    this.addSql(`drop table assignment_groups`);
    this.addSql(`alter table assignments drop column is_group_work`);
  }
}
