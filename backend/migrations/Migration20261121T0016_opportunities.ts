import { Migration } from '@mikro-orm/migrations';

/** Opportunities and the applications to them, one per person (OPP-2). */
export class Migration20261121T0016_opportunities extends Migration {
  override up(): void {
    this.addSql(`
      create table opportunities (
        id uuid default gen_random_uuid() primary key,
        type text not null,
        title_ar text not null,
        title_en text not null,
        description_ar text not null,
        description_en text not null,
        company text,
        location text,
        salary text,
        duration text,
        requirements text,
        applications_count int not null default 0,
        is_active boolean not null default true,
        created_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint opportunities_applications_count_check check (applications_count >= 0),
        constraint opportunities_type_check check (type in ('volunteer', 'internship', 'job'))
      )
    `);
    this.addSql(`create index opportunities_newest_index on opportunities (created_at desc, id desc) where is_active`);
    this.addSql(
      `create index opportunities_type_newest_index on opportunities (type, created_at desc, id desc) where is_active`,
    );
    this.addSql(`create index opportunities_all_newest_index on opportunities (created_at desc, id desc)`);
    this.addSql(`
      create table applications (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        opportunity_id uuid not null,
        cover_letter text,
        status text not null default 'pending',
        applied_at timestamptz(3) not null default now(),
        constraint applications_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint applications_opportunity_id_foreign foreign key (opportunity_id) references opportunities (id) on delete cascade,
        constraint applications_user_id_opportunity_id_unique unique (user_id, opportunity_id),
        constraint applications_status_check check (status in ('pending', 'in_review', 'accepted', 'rejected', 'withdrawn'))
      )
    `);
    this.addSql(
      `create index applications_user_id_applied_at_index on applications (user_id, applied_at desc, id desc)`,
    );
    this.addSql(
      `create index applications_opportunity_id_applied_at_index on applications (opportunity_id, applied_at desc, id desc)`,
    );
    this.addSql(`create index applications_applied_at_index on applications (applied_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table applications`);
    this.addSql(`drop table opportunities`);
  }
}
