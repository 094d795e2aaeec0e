import { type Language, textIn } from '@masar/i18n';
import { isoTime } from '#platform/database/iso-time';
import type { ActivityRow } from './activity.js';
import type { ActivityResponse } from './activity.response.js';
import { activityText } from './activity-texts.js';

export const toActivityResponse = (row: ActivityRow, language: Language): ActivityResponse => ({
  id: `${row.kind} ${row.id}`,
  kind: row.kind,
  description: textIn(activityText(row), language),
  timestamp: isoTime(row.at),
  href: row.href,
});
