import { Migration } from '@mikro-orm/migrations';

/** What every posting has: who posted it, whether it was let through and why not. */
const reviewed = `
  add status text not null default 'published',
  add held_for text[] not null default '{}',
  add review_note text`;
const reviewedColumns = `drop status, drop held_for, drop review_note`;

/** Opportunities and vacancies that are posted, reviewed, filtered and matched by the platform itself (OPP-1, JOB-1). */
export class Migration20261121T0065_postings extends Migration {
  override up(): void {
    this.opportunities();
    this.jobs();
    this.counters();
  }

  override down(): void {
    this.addSql(`drop trigger applications_counted on applications`);
    this.addSql(`drop trigger applications_counted on job_applications`);
    this.addSql(`drop function applications_of_opportunity_gone()`);
    this.addSql(`drop function applications_of_job_gone()`);
    this.addSql(`drop index job_postings_newest_index`);
    this.addSql(`drop index job_postings_skills_index`);
    this.addSql(`drop index job_postings_pending_index`);
    this.addSql(`
      alter table job_postings
        drop company_name_en, drop location_en, drop salary_range_en, drop governorate, drop contact_info,
        drop nice_skills, drop skill_ids, drop nice_skill_ids, drop applications_count, drop updated_at,
        ${reviewedColumns}
    `);
    this.addSql(`create index job_postings_newest_index on job_postings (created_at desc, id desc) where is_active`);
    this.addSql(`drop index opportunities_newest_index`);
    this.addSql(`drop index opportunities_type_newest_index`);
    this.addSql(`drop index opportunities_governorate_newest_index`);
    this.addSql(`drop index opportunities_posted_by_index`);
    this.addSql(`drop index opportunities_pending_index`);
    this.addSql(`
      alter table opportunities
        drop company_en, drop location_en, drop salary_en, drop duration_en, drop requirements_en, drop governorate,
        drop contact_info, drop start_date, drop end_date, drop application_deadline, drop posted_by, ${reviewedColumns}
    `);
    this.addSql(`create index opportunities_newest_index on opportunities (created_at desc, id desc) where is_active`);
    this.addSql(
      `create index opportunities_type_newest_index on opportunities (type, created_at desc, id desc) where is_active`,
    );
    this.addSql(`alter table applications drop updated_at`);
  }

  private opportunities(): void {
    this.addSql(`
      alter table opportunities
        add company_en text,
        add location_en text,
        add salary_en text,
        add duration_en text,
        add requirements_en text,
        add governorate text,
        add contact_info text,
        add start_date date,
        add end_date date,
        add application_deadline timestamptz(3),
        add posted_by uuid,
        ${reviewed},
        add constraint opportunities_posted_by_foreign foreign key (posted_by) references users (id) on delete set null,
        add constraint opportunities_status_check check (status in ('published', 'pending', 'refused'))
    `);
    this.addSql(`alter table applications add updated_at timestamptz(3) not null default now()`);
    this.addSql(`drop index opportunities_newest_index`);
    this.addSql(`drop index opportunities_type_newest_index`);
    const shown = `where is_active and status = 'published'`;
    this.addSql(`create index opportunities_newest_index on opportunities (created_at desc, id desc) ${shown}`);
    this.addSql(
      `create index opportunities_type_newest_index on opportunities (type, created_at desc, id desc) ${shown}`,
    );
    this.addSql(
      `create index opportunities_governorate_newest_index on opportunities (governorate, created_at desc, id desc) ${shown}`,
    );
    this.addSql(`create index opportunities_posted_by_index on opportunities (posted_by, created_at desc, id desc)`);
    this.addSql(`create index opportunities_pending_index on opportunities (created_at, id) where status = 'pending'`);
  }

  private jobs(): void {
    this.addSql(`
      alter table job_postings
        add company_name_en text,
        add location_en text,
        add salary_range_en text,
        add governorate text,
        add contact_info text,
        add nice_skills text[] not null default '{}',
        add skill_ids text[] not null default '{}',
        add nice_skill_ids text[] not null default '{}',
        add applications_count int not null default 0,
        add updated_at timestamptz(3) not null default now(),
        ${reviewed},
        add constraint job_postings_applications_count_check check (applications_count >= 0),
        add constraint job_postings_status_check check (status in ('published', 'pending', 'refused'))
    `);
    this.addSql(`drop index job_postings_newest_index`);
    const shown = `where is_active and status = 'published'`;
    this.addSql(`create index job_postings_newest_index on job_postings (created_at desc, id desc) ${shown}`);
    this.addSql(`create index job_postings_skills_index on job_postings using gin (skill_ids) ${shown}`);
    this.addSql(`create index job_postings_pending_index on job_postings (created_at, id) where status = 'pending'`);
  }

  /** An account takes its applications along when it goes; the counters follow. */
  private counters(): void {
    const counted = [
      ['opportunity', 'applications', 'opportunities'],
      ['job', 'job_applications', 'job_postings'],
    ] as const;
    for (const [kind, applications, postings] of counted) {
      this.addSql(`
        create function applications_of_${kind}_gone() returns trigger
        language plpgsql
        as $body$
        begin
          update ${postings} set applications_count = applications_count - 1 where id = old.${kind}_id;
          return null;
        end
        $body$
      `);
      this.addSql(`
        create trigger applications_counted after delete on ${applications}
        for each row execute function applications_of_${kind}_gone()
      `);
    }
  }
}
