import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place', 'certificate-review'`;
const added = `'lesson-question', 'course-reviewed', 'course-enrolled', 'vr-session-soon', 'volunteer-hours'`;

/** Kinds of notifications for instructors, for those with a place in a session, and about hours (NTF-1, NTF-4). */
export class Migration20261122T0410_notify_of_learning extends Migration {
  override up(): void {
    this.allow(`${before}, ${added}`);
    // For which time the people of a session were reminded: another time is another reminder.
    this.addSql(`alter table vr_sessions add column reminded_for timestamptz(3) null`);
    // News about hours were of the kinds of applications until now; who chose for those chose for hours too.
    for (const kind of ['application-received', 'application-status']) {
      this.addSql(`
        insert into notification_preferences (id, user_id, kind, channel)
        select gen_random_uuid(), user_id, 'volunteer-hours', channel from notification_preferences where kind = '${kind}'
        on conflict (user_id, kind) do nothing
      `);
    }
  }

  override down(): void {
    this.addSql(`alter table vr_sessions drop column reminded_for`);
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
