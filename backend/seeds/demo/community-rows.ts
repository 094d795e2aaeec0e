import type { CategoryId } from '@masar/domain';

/** Rows of the forum as they are inserted: keys are columns, times ISO. */

export interface ForumRow {
  id: string;
  name_ar: string;
  name_en: string;
  description_ar: string;
  description_en: string;
  category_id: CategoryId | null;
  created_at: string;
  order_index: number;
  discussions_count: number;
}

export interface DiscussionRow {
  id: string;
  forum_id: string;
  user_id: string;
  title: string;
  content: string;
  replies_count: number;
  likes_count: number;
  is_pinned: boolean;
  is_locked: boolean;
  created_at: string;
  updated_at: string;
  last_activity_at: string;
  accepted_reply_id: string | null;
  accepted_by: string | null;
  accepted_at: string | null;
}

export interface ReplyRow {
  id: string;
  discussion_id: string;
  user_id: string;
  content: string;
  likes_count: number;
  created_at: string;
  updated_at: string;
}

export interface DiscussionLikeRow {
  id: string;
  discussion_id: string;
  user_id: string;
  created_at: string;
}

export interface ReplyLikeRow {
  id: string;
  reply_id: string;
  user_id: string;
  created_at: string;
}
