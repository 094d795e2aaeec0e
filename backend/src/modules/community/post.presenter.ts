import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { mayDeletePost, mayEditPost, mayModerate, mayReadPost } from './post.policy.js';
import type { PostAuthorResponse, PostResponse } from './post.response.js';
import type { PostRow } from './post.rows.js';

/** A post as this reader may see it: of a withheld one the place without words and author. */
export function toPostResponse(row: PostRow, viewer: Viewer): PostResponse {
  const standing = { userId: row.user_id, status: row.status };
  const isShown = row.status !== 'deleted' && mayReadPost(standing, viewer);
  return {
    id: row.id,
    userId: isShown ? row.user_id : null,
    author: isShown ? toAuthor(row) : null,
    content: isShown ? row.content : '',
    likesCount: row.likes_count,
    isLiked: row.is_liked,
    status: row.status,
    isEdited: isoTime(row.updated_at) !== isoTime(row.created_at),
    canEdit: mayEditPost(standing, viewer),
    canDelete: mayDeletePost(standing, viewer),
    canModerate: mayModerate(viewer) && row.status !== 'deleted',
    moderation: row.decision && { ...row.decision, at: isoTime(row.decision.at) },
    createdAt: isoTime(row.created_at),
    updatedAt: isoTime(row.updated_at),
  };
}

function toAuthor(row: PostRow): PostAuthorResponse | null {
  if (row.user_id === null || row.author_role === null) return null;
  return { id: row.user_id, name: row.author_name, profileImageUrl: row.author_image_url, role: row.author_role };
}
