import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'answer-accepted', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place', 'certificate-review', 'lesson-question', 'course-reviewed', 'course-enrolled', 'vr-session-soon', 'volunteer-hours', 'job-match', 'quiz-attempt', 'assignment'`;
const added = `'grade'`;

/** Grades that who teaches enters, excuses or takes back are told of (GRD-1). */
export class Migration20261126T1520_notify_of_grades extends Migration {
  override up(): void {
    this.allow(`${before}, ${added}`);
  }

  override down(): void {
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
