import { dataOf } from '@masar/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { kindOf, type Post } from './community-answers';
import { cachedPost, changeCachedPost } from './model/cached-posts';

/** Names the likes of a post that are on their way. */
export const likeKey = (id: string) => ['like', id] as const;

const liked =
  (isLiked: boolean) =>
  <P extends Post>(post: P): P => {
    if (post.isLiked === isLiked) return post;
    return { ...post, isLiked, likesCount: Math.max(0, post.likesCount + (isLiked ? 1 : -1)) };
  };

/**
 * Likes a post or takes it back. The heart answers at once and the server's count follows; clicks in a row are sent
 * one after the other, and only the last of them may correct what is shown (COM-3). Each turns round what the cache
 * says: a second click may come before the first one is drawn.
 */
export function useLike(post: Post) {
  const client = useQueryClient();
  const mutationKey = likeKey(post.id);
  const params = { path: { id: post.id } };
  const path = kindOf(post) === 'reply' ? '/api/replies/{id}/like' : '/api/discussions/{id}/like';
  const like = useMutation({
    mutationKey,
    scope: { id: `like ${post.id}` },
    mutationFn: (isLiked: boolean) => dataOf(isLiked ? api.POST(path, { params }) : api.DELETE(path, { params })),
    onMutate: (isLiked) => changeCachedPost(client, post.id, liked(isLiked)),
    onSuccess: (answer) => {
      if (client.isMutating({ mutationKey }) > 1) return;
      changeCachedPost(client, post.id, (shown) => ({ ...shown, ...answer }));
    },
    onError: (_error, isLiked) => changeCachedPost(client, post.id, liked(!isLiked)),
  });
  return (onError: (error: Error) => void) => like.mutate(!(cachedPost(client, post.id) ?? post).isLiked, { onError });
}
