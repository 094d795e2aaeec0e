import { Migration } from '@mikro-orm/migrations';

const order = 'is_pinned desc, last_activity_at desc, id desc';

/** What each list of discussions holds beside the latest by date: by activity, without an answer, solved (COM-8, COM-9). */
const lists = {
  active: `status = 'visible'`,
  unanswered: `status = 'visible' and replies_count = 0 and not is_locked`,
  solved: `status = 'visible' and accepted_reply_id is not null`,
};

const first = `'reply-added'`;
const others = `'post-mentioned', 'post-liked', 'post-moderated', 'certificate-issued', 'course-published', 'role-request-decided', 'application-received', 'application-status', 'posting-reviewed', 'course-place', 'certificate-review', 'lesson-question', 'course-reviewed', 'course-enrolled', 'vr-session-soon', 'volunteer-hours', 'job-match'`;
const added = `'answer-accepted'`;

/** One reply of a discussion is its accepted answer (COM-8), and lists follow what happens in discussions (COM-9). */
export class Migration20261123T0690_accepted_answers extends Migration {
  override up(): void {
    this.addSql(`
      alter table discussions
        add accepted_reply_id uuid,
        add accepted_by uuid,
        add accepted_at timestamptz(3),
        add constraint discussions_accepted_reply_id_unique unique (accepted_reply_id),
        add constraint discussions_accepted_reply_id_foreign
          foreign key (accepted_reply_id) references replies (id) on delete set null,
        add constraint discussions_accepted_by_foreign foreign key (accepted_by) references users (id) on delete set null
    `);
    this.addSql(`create index discussions_accepted_by_index on discussions (accepted_by)`);
    for (const [list, where] of Object.entries(lists)) {
      this.addSql(`create index discussions_forum_${list}_index on discussions (forum_id, ${order}) where ${where}`);
      this.addSql(
        `create index discussions_all_${list}_index on discussions (${order}) where ${where} and forum_id is not null`,
      );
    }
    this.allow(`${first}, ${added}, ${others}`);
  }

  override down(): void {
    this.addSql(`delete from notification_preferences where kind in (${added})`);
    this.allow(`${first}, ${others}`);
    for (const list of Object.keys(lists)) {
      this.addSql(`drop index discussions_forum_${list}_index`);
      this.addSql(`drop index discussions_all_${list}_index`);
    }
    this.addSql(
      `alter table discussions drop column accepted_reply_id, drop column accepted_by, drop column accepted_at`,
    );
  }

  private allow(named: string): void {
    this.addSql(`
      alter table notification_preferences
        drop constraint notification_preferences_kind_check,
        add constraint notification_preferences_kind_check check (kind in (${named}, 'digest'))
    `);
  }
}
