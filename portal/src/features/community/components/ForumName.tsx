import { pickLocalized } from '@masar/i18n';
import { Isolated, useLocale, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { paths } from '#shared/navigation/paths';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from '../community.queries';
import type { Discussion } from '../community-answers';
import { communityMessages } from '../messages/community.messages';
import styles from './ForumName.module.css';

/** Where a discussion belongs: a forum, or a lesson and the way there. */
export function ForumName({ discussion: { forumId, lesson } }: { discussion: Discussion }) {
  const text = useMessages(communityMessages);
  const { language } = useLocale();
  const forums = useSignedInQuery({ ...communityQueries.forums(), enabled: forumId !== null });
  if (lesson) {
    return (
      <span>
        {text.lessonDiscussion}{' '}
        <Link className={styles.lesson} to={paths.lesson.href(lesson.courseId, lesson.id)}>
          <Isolated>{pickLocalized(lesson, 'title', language)}</Isolated>
        </Link>
      </span>
    );
  }
  const forum = forums.data?.find(({ id }) => id === forumId);
  return forum && <span>{pickLocalized(forum, 'name', language)}</span>;
}
