import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'answer-accepted', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place', 'certificate-review', 'lesson-question', 'course-reviewed', 'course-enrolled', 'vr-session-soon', 'volunteer-hours', 'job-match', 'quiz-attempt', 'assignment', 'grade'`;
const added = `'course-teaching'`;

/** Invitations to teach a course wait for whoever has the address (CRS-14), and rights are news (NTF-1). */
export class Migration20261127T1460_course_invitations extends Migration {
  override up(): void {
    this.addSql(`
      create table course_invitations (
        id uuid not null default gen_random_uuid() primary key,
        course_id uuid not null constraint course_invitations_course_id_foreign references courses (id) on delete cascade,
        email text not null,
        "right" text not null,
        invited_by uuid null constraint course_invitations_invited_by_foreign references users (id) on delete set null,
        created_at timestamptz(3) not null default now(),
        constraint course_invitations_course_id_email_unique unique (course_id, email),
        constraint course_invitations_right_check check ("right" in ('teacher', 'assistant'))
      )
    `);
    this.addSql(`create index course_invitations_email_index on course_invitations (email)`);
    this.addSql(`create index course_invitations_invited_by_index on course_invitations (invited_by)`);
    this.allow(before.replace(`'course-place'`, `'course-place', ${added}`));
  }

  override down(): void {
    this.addSql(`drop table course_invitations`);
    this.addSql(`delete from notification_preferences where kind in (${added})`);
    this.allow(before);
  }

  private allow(kinds: string): void {
    this.addSql(`
      alter table notification_preferences
        drop constraint notification_preferences_kind_check,
        add constraint notification_preferences_kind_check check (kind in (${kinds}, 'digest'))
    `);
  }
}
