import { mentionOf } from '@masar/domain';
import { type AskedQuestion, notAnswered, settleQuestions } from './community-answers.js';
import { makeForums } from './community-forums.js';
import type { DiscussionLikeRow, DiscussionRow, ForumRow, ReplyLikeRow, ReplyRow } from './community-rows.js';
import { readTopics } from './community-texts.js';
import { Voices } from './community-voices.js';
import { type Sketch, Words } from './community-words.js';
import type { People, Person } from './people.js';
import { Random } from './random.js';
import { stableId } from './stable-id.js';
import type { Timeline } from './timeline.js';

export interface CommunityRows {
  forums: ForumRow[];
  discussions: DiscussionRow[];
  replies: ReplyRow[];
  discussion_likes: DiscussionLikeRow[];
  reply_likes: ReplyLikeRow[];
}

/** The forum after a year of use (COM-1). */
export function makeCommunity(people: People, seed: number, timeline: Timeline): CommunityRows {
  const forums = makeForums(timeline);
  const rows: CommunityRows = {
    forums: [...forums.values()],
    discussions: [],
    replies: [],
    discussion_likes: [],
    reply_likes: [],
  };
  const questions: AskedQuestion[] = [];
  for (const [name, forum] of forums) {
    // A stream of chance for each forum: a new topic in one leaves the others as they were.
    const conversation = new Conversation(name, forum, people, new Random(seed + forum.order_index), timeline, rows);
    // Nobody asks anything by introducing themselves.
    questions.push(...conversation.hold().filter(() => name !== 'introductions'));
  }
  settleQuestions(questions, rows, timeline);
  return rows;
}

/** Everything that is said in one forum. */
class Conversation {
  private readonly words: Words;
  private readonly voices: Voices;

  constructor(
    private readonly name: string,
    private readonly forum: ForumRow,
    people: People,
    private readonly random: Random,
    private readonly timeline: Timeline,
    private readonly rows: CommunityRows,
  ) {
    this.words = new Words(random);
    this.voices = new Voices(people, random);
  }

  /** Answers what was asked. */
  hold(): AskedQuestion[] {
    const sketches = readTopics(this.name).flatMap((topic) => this.words.sketches(topic));
    return sketches.flatMap((sketch, index) => this.discuss(sketch, index));
  }

  private discuss(sketch: Sketch, index: number): AskedQuestion[] {
    const { topic, title, content } = sketch;
    const { person, age } = topic.kind === 'news' ? this.voices.announcer() : this.voices.asker();
    const id = stableId('discussions', `${this.name} ${index}`);
    const createdAt = this.timeline.daysAgo(age);
    const replies = this.reply(id, sketch, person, age);
    const likes = this.likes(id, age, 26, (user_id, created_at, key) =>
      this.rows.discussion_likes.push({
        id: stableId('discussion_likes', key),
        discussion_id: id,
        user_id,
        created_at,
      }),
    );
    this.forum.discussions_count += 1;
    const discussion = {
      id,
      forum_id: this.forum.id,
      user_id: person.row.id,
      title,
      content,
      replies_count: replies.length,
      likes_count: likes,
      // What the team wrote about one thing only: rules and advice for everybody.
      is_pinned: topic.kind === 'news' && Object.keys(topic.slots).length === 0,
      is_locked: age > 250 && this.random.chance(0.06),
      created_at: createdAt,
      updated_at: createdAt,
      last_activity_at: replies.reduce(
        (latest, { created_at }) => (created_at > latest ? created_at : latest),
        createdAt,
      ),
      ...notAnswered,
    };
    this.rows.discussions.push(discussion);
    return topic.kind === 'question' ? [{ discussion, asker: person, age, exact: topic.replies }] : [];
  }

  /** Answers, and often the asker's thanks at the end. */
  private reply(discussionId: string, { topic }: Sketch, asker: Person, age: number): ReplyRow[] {
    const count = Math.round(2 + 11 * Math.pow(this.random.next(), 1.25));
    const said = this.words.answers(topic, this.name, count).map((content) => {
      // Instructors help; they do not write 'same question here'.
      const person = this.voices.around(age, content.length > 48);
      return { content, person, age: this.voices.ageOfReaction(person, age) };
    });
    said.sort((one, two) => two.age - one.age);
    const last = said.at(-1);
    const mayThank = last !== undefined && topic.kind === 'question' && asker.lastActiveAge < last.age;
    if (mayThank && this.random.chance(0.45)) {
      const { first_name, last_name } = last.person.row;
      const name = this.random.chance(0.35) ? `@${mentionOf(`${first_name} ${last_name}`)} ` : '';
      const thanksAge = Math.max(asker.lastActiveAge, last.age - this.random.between(0.02, 0.9));
      said.push({ content: `${name}${this.words.thanks(topic)}`, person: asker, age: thanksAge });
    }
    const rows = said.map((one, index) => this.replyRow(discussionId, index, one));
    this.rows.replies.push(...rows);
    return rows;
  }

  private replyRow(
    discussionId: string,
    index: number,
    { content, person, age }: { content: string; person: Person; age: number },
  ): ReplyRow {
    const id = stableId('replies', `${discussionId} ${index}`);
    const likes = this.likes(id, age, 9, (user_id, created_at, key) =>
      this.rows.reply_likes.push({ id: stableId('reply_likes', key), reply_id: id, user_id, created_at }),
    );
    const at = this.timeline.daysAgo(age);
    return {
      id,
      discussion_id: discussionId,
      user_id: person.row.id,
      content,
      likes_count: likes,
      created_at: at,
      updated_at: at,
    };
  }

  /** Likes of different people, few as a rule; answers how many. */
  private likes(
    postId: string,
    age: number,
    most: number,
    write: (userId: string, at: string, key: string) => void,
  ): number {
    const wanted = Math.floor(most * Math.pow(this.random.next(), 2.6));
    const fans = new Set(Array.from({ length: wanted }, () => this.voices.around(age)));
    for (const fan of fans) {
      const at = this.timeline.daysAgo(this.voices.ageOfReaction(fan, age));
      write(fan.row.id, at, `${postId} ${fan.row.id}`);
    }
    return fans.size;
  }
}
