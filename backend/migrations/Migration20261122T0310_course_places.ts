import { Migration } from '@mikro-orm/migrations';

/**
 * Places in courses with a price, and what was really received for them (PAY-1). Joining used to write the course's
 * price as paid although nobody had paid: those figures become 0 and are kept nowhere. The made-up people of a
 * demonstration keep theirs, as places recorded as paid, as the demo data makes them today.
 */
export class Migration20261122T0310_course_places extends Migration {
  override up(): void {
    this.addSql(`
      create table course_places (
        id uuid default gen_random_uuid() primary key,
        course_id uuid not null,
        user_id uuid,
        email text,
        state text not null default 'asked',
        note text,
        asked_at timestamptz(3),
        decided_by uuid,
        decided_at timestamptz(3),
        reason text,
        amount_received numeric(10,2) not null default '0',
        currency text not null default 'USD',
        recorded_by uuid,
        received_at timestamptz(3),
        used_at timestamptz(3),
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint course_places_course_id_foreign foreign key (course_id) references courses (id) on delete cascade,
        constraint course_places_user_id_foreign foreign key (user_id) references users (id) on delete set null,
        constraint course_places_decided_by_foreign foreign key (decided_by) references users (id) on delete set null,
        constraint course_places_recorded_by_foreign foreign key (recorded_by) references users (id) on delete set null,
        constraint course_places_user_id_course_id_unique unique (user_id, course_id),
        constraint course_places_email_course_id_unique unique (email, course_id),
        constraint course_places_state_check check (state in ('asked', 'granted', 'declined')),
        constraint course_places_currency_check check (currency in ('USD')),
        constraint course_places_decided_check check ((state = 'asked') = (decided_at is null)),
        constraint course_places_amount_received_check check (amount_received >= 0),
        constraint course_places_received_check check ((amount_received > 0) = (received_at is not null)),
        constraint course_places_granted_check check (state = 'granted' or (amount_received = 0 and used_at is null))
      )
    `);
    this.addSql(`create index course_places_course_id_created_at_index
      on course_places (course_id, created_at desc, id desc)`);
    this.addSql(`create index course_places_created_at_index on course_places (created_at desc, id desc)`);
    this.addSql(
      `create index course_places_received_at_index on course_places (received_at) where amount_received > 0`,
    );
    this.addSql(`create index course_places_decided_by_index on course_places (decided_by)`);
    this.addSql(`create index course_places_recorded_by_index on course_places (recorded_by)`);
    this.addSql(`
      insert into course_places (course_id, user_id, state, asked_at, decided_by, decided_at, amount_received,
        recorded_by, received_at, used_at, created_at, updated_at)
      select e.course_id, e.user_id, 'granted', e.enrolled_at, c.instructor_id, e.enrolled_at, e.price_paid,
        c.instructor_id, e.enrolled_at, e.enrolled_at, e.enrolled_at, e.enrolled_at
      from enrollments e join users u on u.id = e.user_id join courses c on c.id = e.course_id
      where u.is_demo and e.price_paid > 0
    `);
    this.addSql(`
      update enrollments e set price_paid = 0
      where e.price_paid <> 0 and not exists (select from users u where u.id = e.user_id and u.is_demo)
    `);
  }

  override down(): void {
    this.addSql(`drop table course_places`);
  }
}
