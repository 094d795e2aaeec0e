import { vrLimits } from '@masar/domain';
import { replyTitle } from '../../../src/modules/notifications/community-titles.js';
import { sessionSoonTitle } from '../../../src/modules/notifications/session-titles.js';
import type { News, NewsData } from '../notifications.js';
import { namesOf, titleOf } from './named.js';

/** Who asked hears of answers, and who has a place in a virtual session that it begins soon. */
export const newsOfMeeting = (data: NewsData): News[] => [...replies(data), ...sessions(data)];

function replies({ users, discussions, replies: all }: NewsData): News[] {
  const nameOf = namesOf(users);
  const asked = new Map(discussions.map((row) => [row.id, row]));
  return all.flatMap((row): News[] => {
    const discussion = asked.get(row.discussion_id);
    if (!discussion || discussion.user_id === row.user_id) return [];
    return [
      {
        userId: discussion.user_id,
        kind: 'reply-added',
        title: replyTitle(nameOf(row.user_id), discussion.title),
        href: `/discussions/${discussion.id}?reply=${row.id}`,
        source: `post ${row.id}`,
        at: row.created_at,
      },
    ];
  });
}

/** An hour before each session that was held. */
function sessions({ vr_workshops: workshops, vr_sessions: planned, vr_participants: seated }: NewsData): News[] {
  return planned
    .filter(({ status }) => status === 'ended')
    .flatMap((session) => {
      const workshop = workshops.find(({ id }) => id === session.workshop_id);
      if (!workshop) throw new Error('A session of a workshop that is missing');
      const scheduledAt = new Date(session.scheduled_at);
      const people = seated.filter((row) => row.session_id === session.id).map((row) => row.user_id);
      return [workshop.instructor_id, ...people].map((userId): News => ({
        userId,
        kind: 'vr-session-soon',
        title: sessionSoonTitle(titleOf(workshop), scheduledAt),
        href: `/vr/${session.room_code}`,
        source: `session ${session.id} ${scheduledAt.toISOString()}`,
        at: new Date(scheduledAt.getTime() - vrLimits.remindMinutesBefore * 60_000).toISOString(),
      }));
    });
}
