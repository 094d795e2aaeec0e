import { Migration } from '@mikro-orm/migrations';

const before = `'reply-added', 'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place'`;
const added = `'certificate-review'`;

/** The kind of notifications about reviews of certificates (NTF-1, CRT-11). */
export class Migration20261122T0371_notify_of_certificate_reviews extends Migration {
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
