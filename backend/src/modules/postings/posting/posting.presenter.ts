import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { closedNow, mayManage } from './posting.rules.js';
import type { ListedPosting, Told } from './posting-list.js';
import { timesOf } from './posting-times.js';

/** The columns that all kinds tell alike. */
interface PostingRow extends ListedPosting {
  title_ar: string;
  title_en: string;
  description_ar: string;
  description_en: string;
  review_note: string | null;
  updated_at: Date | string;
}

/** What all kinds tell alike, under the words that the contract has for all of them. */
export function presentPosting(row: PostingRow, viewer: Viewer, now: Date) {
  const canManage = mayManage({ postedBy: row.posted_by }, viewer);
  return {
    id: row.id,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en,
    isActive: row.is_active,
    closedReason: closedNow(timesOf(row), now),
    status: row.status,
    heldFor: canManage ? row.held_for : [],
    reviewNote: canManage ? row.review_note : null,
    canManage,
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

/** How to reach the poster: as written for those who look after the posting, as it serves for whom they accepted. */
export function contactFor(
  row: Told<ListedPosting> & { contact_info: string | null; contact: string | null },
  viewer: Viewer,
): string | null {
  if (mayManage({ postedBy: row.posted_by }, viewer)) return row.contact_info;
  return row.my_application?.status === 'accepted' ? row.contact : null;
}
