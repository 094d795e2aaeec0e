import { pickLocalized } from '@masar/i18n';
import { useLocale, useMessages } from '@masar/ui';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';
import { communityMessages } from '../messages/community.messages';

/** Where a discussion belongs: a forum, or a lesson where there is none. */
export function ForumName({ forumId }: { forumId: string | null }) {
  const text = useMessages(communityMessages);
  const { language } = useLocale();
  const forums = useSignedInQuery(communityQueries.forums());
  if (forumId === null) return <span>{text.lessonDiscussion}</span>;
  const forum = forums.data?.find(({ id }) => id === forumId);
  return forum && <span>{pickLocalized(forum, 'name', language)}</span>;
}
