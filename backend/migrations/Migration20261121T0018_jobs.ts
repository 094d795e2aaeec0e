import { Migration } from '@mikro-orm/migrations';

/** Vacancies and the applications to them, one per person (JOB-1). */
export class Migration20261121T0018_jobs extends Migration {
  override up(): void {
    this.addSql(`
      create table job_postings (
        id uuid default gen_random_uuid() primary key,
        title_ar text not null,
        title_en text not null,
        company_name text not null,
        description_ar text not null,
        description_en text not null,
        location text,
        salary_range text,
        employment_type text,
        required_skills text[],
        experience_level text,
        application_deadline timestamptz(3),
        is_active boolean not null default true,
        posted_by uuid,
        created_at timestamptz(3) not null default now(),
        constraint job_postings_posted_by_foreign foreign key (posted_by) references users (id) on delete set null
      )
    `);
    this.addSql(`create index job_postings_newest_index on job_postings (created_at desc, id desc) where is_active`);
    this.addSql(`create index job_postings_all_newest_index on job_postings (created_at desc, id desc)`);
    this.addSql(`create index job_postings_posted_by_index on job_postings (posted_by, created_at desc, id desc)`);
    this.addSql(`
      create table job_applications (
        id uuid default gen_random_uuid() primary key,
        job_id uuid not null,
        user_id uuid not null,
        resume_url text,
        cover_letter text,
        status text not null default 'pending',
        applied_at timestamptz(3) not null default now(),
        updated_at timestamptz(3) not null default now(),
        constraint job_applications_job_id_foreign foreign key (job_id) references job_postings (id) on delete cascade,
        constraint job_applications_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint job_applications_job_id_user_id_unique unique (job_id, user_id),
        constraint job_applications_status_check check (status in ('pending', 'in_review', 'accepted', 'rejected', 'withdrawn'))
      )
    `);
    this.addSql(
      `create index job_applications_user_id_applied_at_index on job_applications (user_id, applied_at desc, id desc)`,
    );
    this.addSql(
      `create index job_applications_job_id_applied_at_index on job_applications (job_id, applied_at desc, id desc)`,
    );
    this.addSql(`create index job_applications_applied_at_index on job_applications (applied_at desc, id desc)`);
  }

  override down(): void {
    this.addSql(`drop table job_applications`);
    this.addSql(`drop table job_postings`);
  }
}
