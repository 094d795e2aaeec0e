import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

/** Table `notifications`: what a person should know, in both languages (NTF-1, NTF-2). */
export const NotificationSchema = defineEntity({
  name: 'Notification',
  tableName: 'notifications',
  indexes: [
    listIndex('notifications', 'user_id_created_at', 'user_id, created_at desc, id desc'),
    listIndex('notifications', 'unread', 'user_id', `read_at is null`),
    listIndex('notifications', 'group', 'user_id, source', `kind = 'post-liked'`),
  ],
  uniques: [
    {
      name: 'notifications_source_unique',
      expression: `create unique index "notifications_source_unique" on "notifications" ("user_id", "source") where kind not in ('post-liked', 'grade')`,
    },
    {
      name: 'notifications_open_group_unique',
      expression: `create unique index "notifications_open_group_unique" on "notifications" ("user_id", "source") where kind = 'post-liked' and read_at is null`,
    },
    {
      name: 'notifications_open_grades_unique',
      expression: `create unique index "notifications_open_grades_unique" on "notifications" ("user_id", "source") where kind = 'grade' and read_at is null`,
    },
  ],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    /** What happened, e.g. `certificate-issued`. */
    kind: p.text(),
    titleAr: p.text(),
    titleEn: p.text(),
    /** Path of the portal that shows it. */
    href: p.text().nullable(),
    /** What it tells of, e.g. `reply <id>`: a person is told of it once; likes, and grades of a course, gather in one while it is unread. */
    source: p.text().nullable(),
    /** What it counts, each once, e.g. the items whose grades changed. */
    gathers: p.array<string>().columnType('text[]').defaultRaw(`'{}'`),
    readAt: moment().nullable(),
    createdAt: createdAt(),
  },
});

export class Notification extends NotificationSchema.class {
  /** Remembers the first reading. */
  markRead(now: Date): void {
    this.readAt ??= now;
  }
}
NotificationSchema.setClass(Notification);
