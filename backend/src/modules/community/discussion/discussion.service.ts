import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { LessonAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { ForumNotFound, NotTheAuthor } from '../community.errors.js';
import { PostChanged } from '../community.events.js';
import { Forum } from '../forum/forum.entity.js';
import { ForumCounter } from '../forum/forum-counter.js';
import { mayDeletePost, mayEditPost } from '../post.policy.js';
import { Announcements, placeOf, textOf } from '../posting/announcements.js';
import { Newcomers } from '../posting/newcomers.queries.js';
import { Discussion } from './discussion.entity.js';
import { DiscussionAccess } from './discussion-access.js';
import type { EditDiscussionDto, StartDiscussionDto } from './dto/discussion.dto.js';

/** Starting, editing and deleting discussions (COM-1, COM-4). */
@Injectable()
export class DiscussionService {
  constructor(
    private readonly transactions: Transactions,
    private readonly access: DiscussionAccess,
    private readonly lessons: LessonAudience,
    private readonly newcomers: Newcomers,
    private readonly announcements: Announcements,
    private readonly counter: ForumCounter,
  ) {}

  /** Answers the id of the new discussion. */
  async start(viewer: Viewer, body: StartDiscussionDto): Promise<string> {
    return this.transactions.run(async (em) => {
      await this.checkPlace(em, viewer, body);
      const { forumId = null, lessonId = null, title, content } = body;
      const mustWait = await this.newcomers.mustWait(viewer, `${title}\n${content}`);
      const createdAt = new Date();
      const discussion = em.create(Discussion, {
        forumId,
        lessonId,
        userId: viewer.id,
        title,
        content,
        status: mustWait ? 'pending' : 'visible',
        createdAt,
        updatedAt: createdAt,
        lastActivityAt: createdAt,
      });
      if (!mustWait && forumId) await this.counter.count(em, forumId, 1);
      await em.flush();
      if (!mustWait) await this.announcements.ofDiscussion(discussion);
      return discussion.id;
    });
  }

  async edit(viewer: Viewer, id: string, changes: EditDiscussionDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const discussion = await this.access.locked(em, viewer, id);
      if (!mayEditPost(discussion, viewer)) throw new NotTheAuthor();
      const before = textOf(discussion);
      discussion.edit(changes.title ?? discussion.title, changes.content ?? discussion.content);
      // A link may not come in by the back door.
      if (await this.newcomers.mustWait(viewer, textOf(discussion))) {
        await this.counter.setStatus(em, discussion, 'pending');
      }
      await em.flush();
      if (discussion.status === 'visible') {
        await this.announcements.ofMentions(placeOf(discussion), viewer.id, textOf(discussion), before);
      }
      this.transactions.record(new PostChanged(placeOf(discussion)));
    });
  }

  /** Takes the words away; replies of others stay readable. */
  async remove(viewer: Viewer, id: string): Promise<void> {
    await this.transactions.run(async (em) => {
      const discussion = await this.access.locked(em, viewer, id);
      if (!mayDeletePost(discussion, viewer)) throw new NotTheAuthor();
      await this.counter.setStatus(em, discussion, 'deleted');
      discussion.erase();
      this.transactions.record(new PostChanged(placeOf(discussion)));
    });
  }

  private async checkPlace(
    em: EntityManager,
    viewer: Viewer,
    { forumId, lessonId }: StartDiscussionDto,
  ): Promise<void> {
    if (forumId && lessonId) throw new InvalidInput({}, { fields: [{ field: 'lessonId', code: 'field.invalid' }] });
    if (lessonId) await this.lessons.require(viewer, lessonId);
    else if (!(await em.findOne(Forum, { id: forumId ?? '' }))) throw new ForumNotFound();
  }
}
