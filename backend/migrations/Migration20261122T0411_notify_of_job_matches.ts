import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place', 'certificate-review', 'lesson-question', 'course-reviewed', 'course-enrolled', 'vr-session-soon', 'volunteer-hours'`;
const added = `'job-match'`;

/** Vacancies that fit somebody who wants to hear of them, from the match on that they chose (NTF-5). */
export class Migration20261122T0411_notify_of_job_matches extends Migration {
  override up(): void {
    this.allow(`${before}, ${added}`);
    this.addSql(`
      alter table notification_preferences
        add column threshold int null,
        add constraint notification_preferences_threshold_check
          check (threshold is null or kind = 'job-match' and threshold between 1 and 100)
    `);
    this.addSql(`
      create index notification_preferences_job_match_index on notification_preferences (user_id)
        where kind = 'job-match' and channel <> 'none'
    `);
  }

  override down(): void {
    this.addSql(`drop index notification_preferences_job_match_index`);
    this.addSql(`alter table notification_preferences drop column threshold`);
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
