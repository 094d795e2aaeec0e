import { uuidForm } from '#platform/database/is-uuid';

/** Own notifications; every stream follows it. Others never see whose it is. */
export const userTopic = (userId: string): string => `user:${userId}`;
export const forumTopic = (forumId: string): string => `forum:${forumId}`;
export const lessonTopic = (lessonId: string): string => `lesson:${lessonId}`;
export const discussionTopic = (discussionId: string): string => `discussion:${discussionId}`;
/** The list of the discussions of all forums. */
export const discussionsTopic = 'discussions';

/** As a stream calls its reader's own topic. */
export const ownTopic = 'notifications';

const maximumFollowed = 20;

const topic = new RegExp(`^(?:${discussionsTopic}|(?:forum|discussion|lesson):${uuidForm})$`);

/** The topics of `?topics=a,b`, each once; undefined where one is not a topic or they are too many. */
export function parseTopics(text = ''): string[] | undefined {
  const topics = [...new Set(text.split(',').filter((each) => each !== ''))];
  return topics.length <= maximumFollowed && topics.every((each) => topic.test(each)) ? topics : undefined;
}

/** The parts of a topic about one thing, e.g. `forum` and its id. */
export function splitTopic(name: string): { about: string; id: string } {
  const [about = '', id = ''] = name.split(':');
  return { about, id };
}
