import { Migration } from '@mikro-orm/migrations';

/** Hours that volunteers gave, and how many an opportunity asks for (DSH-3). */
export class Migration20261121T0090_volunteer_hours extends Migration {
  override up(): void {
    this.addSql(`
      alter table opportunities
        add column total_hours int,
        add column start_time text,
        add constraint opportunities_total_hours_check check (total_hours > 0),
        add constraint opportunities_start_time_check check (start_time ~ '^([01]\\d|2[0-3]):[0-5]\\d$')
    `);
    this.addSql(`
      create table volunteer_hours (
        id uuid default gen_random_uuid() primary key,
        application_id uuid not null,
        user_id uuid not null,
        day date not null,
        hours numeric(4,2) not null,
        note text,
        status text not null default 'logged',
        rating int,
        answer text,
        decided_by uuid,
        decided_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint volunteer_hours_application_id_foreign foreign key (application_id)
          references applications (id) on delete cascade,
        constraint volunteer_hours_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint volunteer_hours_decided_by_foreign foreign key (decided_by) references users (id) on delete set null,
        constraint volunteer_hours_application_id_day_unique unique (application_id, day),
        constraint volunteer_hours_status_check check (status in ('logged', 'confirmed', 'refused')),
        constraint volunteer_hours_hours_check check (hours > 0 and hours <= 16),
        constraint volunteer_hours_rating_check check (rating >= 1 and rating <= 5),
        constraint volunteer_hours_decided_check check ((status = 'logged') = (decided_at is null))
      )
    `);
    this.addSql(`create index volunteer_hours_user_id_day_index on volunteer_hours (user_id, day desc, id desc)`);
    this.addSql(`create index volunteer_hours_confirmed_index on volunteer_hours (user_id) where status = 'confirmed'`);
    this.addSql(`create index volunteer_hours_decided_by_index on volunteer_hours (decided_by)`);
  }

  override down(): void {
    this.addSql(`drop table volunteer_hours`);
    this.addSql(`alter table opportunities drop column total_hours, drop column start_time`);
  }
}
