import { Migration } from '@mikro-orm/migrations';

/** Learners review each other's work (ASG-2). */
export class Migration20261126T1570_peer_reviews extends Migration {
  override up(): void {
    this.addSql(`
      alter table assignments
        add column peer_reviews integer not null default 0,
        add column peer_review_due_at timestamptz(3),
        add column peer_instructions_ar text not null default '',
        add column peer_instructions_en text not null default '',
        add column peer_released_at timestamptz(3),
        add constraint assignments_peer_reviews_check check (peer_reviews >= 0 and peer_reviews <= 5)
    `);
    this.addSql(`
      create table peer_reviews (
        id uuid default gen_random_uuid() primary key,
        assignment_id uuid not null,
        submission_id uuid not null,
        reviewer_id uuid,
        given_at timestamptz(3) not null default now(),
        expires_at timestamptz(3) not null,
        finished_at timestamptz(3),
        levels jsonb,
        points integer,
        comment text not null default '',
        opinion text,
        opinion_reason text,
        opinion_at timestamptz(3),
        dropped_at timestamptz(3),
        dropped_by uuid,
        dropped_because text,
        constraint peer_reviews_assignment_id_foreign
          foreign key (assignment_id) references assignments (id) on delete cascade,
        constraint peer_reviews_submission_id_foreign
          foreign key (submission_id) references submissions (id) on delete cascade,
        constraint peer_reviews_reviewer_id_foreign foreign key (reviewer_id) references users (id) on delete set null,
        constraint peer_reviews_dropped_by_foreign foreign key (dropped_by) references users (id) on delete set null,
        constraint peer_reviews_submission_id_reviewer_id_unique unique (submission_id, reviewer_id),
        constraint peer_reviews_finished_check
          check ((finished_at is null) = (levels is null) and (finished_at is null) = (points is null)),
        constraint peer_reviews_opinion_check check (opinion in ('helpful', 'unfair')),
        constraint peer_reviews_opinion_state_check
          check ((opinion is null) = (opinion_at is null) and (opinion_reason is null or opinion = 'unfair')),
        constraint peer_reviews_dropped_check
          check ((dropped_at is null) = (dropped_because is null) and (dropped_at is null or finished_at is not null))
      )
    `);
    this.addSql(`create unique index peer_reviews_one_open_unique
      on peer_reviews (assignment_id, reviewer_id) where finished_at is null`);
    this.addSql(`create index peer_reviews_assignment_id_index on peer_reviews (assignment_id)`);
    this.addSql(`create index peer_reviews_reviewer_id_index on peer_reviews (reviewer_id)`);
    this.addSql(`create index peer_reviews_dropped_by_index on peer_reviews (dropped_by)`);
    this.addSql(`create index peer_reviews_given_at_index on peer_reviews (given_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table peer_reviews`);
    this.addSql(`
      alter table assignments
        drop column peer_reviews,
        drop column peer_review_due_at,
        drop column peer_instructions_ar,
        drop column peer_instructions_en,
        drop column peer_released_at
    `);
  }
}
