import { isoTime } from '#platform/database/iso-time';
import type { NotificationResponse } from './dto/notification.response.js';
import type { NotificationRow } from './notification.queries.js';

export const toNotification = (row: NotificationRow): NotificationResponse => ({
  id: row.id,
  kind: row.kind,
  titleAr: row.title_ar,
  titleEn: row.title_en,
  href: row.href,
  isRead: row.read_at !== null,
  createdAt: isoTime(row.created_at),
});
