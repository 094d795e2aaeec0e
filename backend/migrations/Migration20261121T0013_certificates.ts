import { Migration } from '@mikro-orm/migrations';

/** Certificates with all that they say, and the counter of their numbers (CRT-1). */
export class Migration20261121T0013_certificates extends Migration {
  override up(): void {
    this.addSql(`
      create table certificates (
        id uuid default gen_random_uuid() primary key,
        user_id uuid not null,
        course_id uuid not null,
        certificate_number text not null,
        grade numeric(5,2),
        issued_at timestamptz(3) not null default now(),
        verification_code text not null,
        status text not null default 'verified',
        completed_at timestamptz(3),
        holder_name_ar text not null,
        holder_name_en text not null,
        course_title_ar text not null,
        course_title_en text not null,
        instructor_name_ar text,
        instructor_name_en text,
        duration_hours int not null,
        lessons_count int not null,
        skills jsonb not null default '[]',
        revoked_reason text,
        revoked_at timestamptz(3),
        revoked_by uuid,
        superseded_by uuid,
        constraint certificates_user_id_foreign foreign key (user_id) references users (id) on delete cascade,
        constraint certificates_course_id_foreign foreign key (course_id) references courses (id) on delete restrict,
        constraint certificates_revoked_by_foreign foreign key (revoked_by) references users (id) on delete set null,
        constraint certificates_superseded_by_foreign foreign key (superseded_by) references certificates (id) on delete set null,
        constraint certificates_certificate_number_unique unique (certificate_number),
        constraint certificates_verification_code_unique unique (verification_code),
        constraint certificates_grade_check check (grade >= 0 and grade <= 100),
        constraint certificates_duration_hours_check check (duration_hours >= 0),
        constraint certificates_lessons_count_check check (lessons_count >= 0),
        constraint certificates_status_check check (status in ('pending', 'verified', 'revoked', 'superseded'))
      )
    `);
    this.addSql(`create index certificates_user_id_issued_at_index on certificates (user_id, issued_at desc, id desc)`);
    this.addSql(`create index certificates_course_id_index on certificates (course_id)`);
    this.addSql(`create index certificates_issued_at_index on certificates (issued_at desc, id desc)`);
    this.addSql(`create index certificates_revoked_by_index on certificates (revoked_by)`);
    this.addSql(`create index certificates_superseded_by_index on certificates (superseded_by)`);
    this.addSql(
      `create unique index certificates_one_valid_unique on certificates (user_id, course_id) where status = any (array['pending', 'verified'])`,
    );
    this.addSql(`
      create table certificate_numbers (
        year int primary key,
        last_number int not null default 0,
        constraint certificate_numbers_last_number_check check (last_number >= 0)
      )
    `);
  }

  override down(): void {
    this.addSql(`drop table certificate_numbers`);
    this.addSql(`drop table certificates`);
  }
}
