import { Migration } from '@mikro-orm/migrations';

/** Services that members offer each other, requests for them and what came of it (SVC-1, SVC-2). */
export class Migration20261121T0066_services extends Migration {
  override up(): void {
    this.addSql(`
      create table services (
        id uuid default gen_random_uuid() primary key,
        posted_by uuid not null,
        title_ar text not null,
        title_en text not null,
        description_ar text not null,
        description_en text not null,
        category text not null,
        price numeric(10,2) not null default '0',
        duration text,
        duration_en text,
        skills text[] not null default '{}',
        rating numeric(3,2) not null default '0',
        ratings_count int not null default 0,
        applications_count int not null default 0,
        is_active boolean not null default true,
        status text not null default 'published',
        held_for text[] not null default '{}',
        review_note text,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint services_posted_by_foreign foreign key (posted_by) references users (id) on delete cascade,
        constraint services_category_check check (category in ('programming', 'design', 'business', 'education', 'translation', 'consulting')),
        constraint services_status_check check (status in ('published', 'pending', 'refused')),
        constraint services_price_check check (price >= 0),
        constraint services_rating_check check (rating >= 0 and rating <= 5),
        constraint services_counts_check check (ratings_count >= 0 and applications_count >= 0)
      )
    `);
    const shown = `where is_active and status = 'published'`;
    this.addSql(`create index services_newest_index on services (created_at desc, id desc) ${shown}`);
    this.addSql(
      `create index services_category_newest_index on services (category, created_at desc, id desc) ${shown}`,
    );
    this.addSql(`create index services_posted_by_index on services (posted_by, created_at desc, id desc)`);
    this.addSql(`create index services_pending_index on services (created_at, id) where status = 'pending'`);
    this.addSql(`
      create table service_requests (
        id uuid default gen_random_uuid() primary key,
        service_id uuid not null,
        user_id uuid not null,
        message text,
        status text not null default 'pending',
        applied_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint service_requests_service_id_foreign foreign key (service_id) references services (id) on delete cascade,
        constraint service_requests_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint service_requests_status_check check (status in ('pending', 'in_review', 'accepted', 'rejected', 'withdrawn', 'completed'))
      )
    `);
    this.addSql(
      `create index service_requests_user_id_applied_at_index on service_requests (user_id, applied_at desc, id desc)`,
    );
    this.addSql(
      `create index service_requests_service_id_applied_at_index on service_requests (service_id, applied_at desc, id desc)`,
    );
    this.addSql(`
      create unique index service_requests_open_unique on service_requests (service_id, user_id)
      where status in ('pending', 'in_review', 'accepted')
    `);
    this.addSql(`
      create table service_ratings (
        id uuid default gen_random_uuid() primary key,
        service_id uuid not null,
        request_id uuid,
        rating int not null,
        text text,
        created_at timestamptz(3) not null default now(),
        constraint service_ratings_service_id_foreign foreign key (service_id) references services (id) on delete cascade,
        constraint service_ratings_request_id_foreign foreign key (request_id) references service_requests (id) on delete set null,
        constraint service_ratings_request_id_unique unique (request_id),
        constraint service_ratings_rating_check check (rating >= 1 and rating <= 5)
      )
    `);
    this.addSql(
      `create index service_ratings_service_id_index on service_ratings (service_id, created_at desc, id desc)`,
    );
    this.addSql(`
      create function applications_of_service_gone() returns trigger
      language plpgsql
      as $body$
      begin
        update services set applications_count = applications_count - 1 where id = old.service_id;
        return null;
      end
      $body$
    `);
    this.addSql(`
      create trigger applications_counted after delete on service_requests
      for each row execute function applications_of_service_gone()
    `);
  }

  override down(): void {
    this.addSql(`drop table service_ratings`);
    this.addSql(`drop table service_requests`);
    this.addSql(`drop table services`);
    this.addSql(`drop function applications_of_service_gone()`);
  }
}
