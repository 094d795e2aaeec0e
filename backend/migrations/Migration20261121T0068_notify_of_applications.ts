import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided'`;
const added = `'application-received', 'application-status', 'posting-reviewed'`;

/** Kinds of notifications about postings and applications (NTF-1, OPP-3). */
export class Migration20261121T0068_notify_of_applications extends Migration {
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
