import { Injectable } from '@nestjs/common';
import { DiscussionAccess } from '#modules/community';
import { LessonAudience } from '#modules/courses';
import type { Viewer } from '#platform/access/viewer';
import { splitTopic } from './live-topics.js';

/** Who may follow what: the same rules by which the API answers. */
@Injectable()
export class TopicAccess {
  constructor(
    private readonly discussions: DiscussionAccess,
    private readonly lessons: LessonAudience,
  ) {}

  async mayFollow(viewer: Viewer, topic: string): Promise<boolean> {
    const { about, id } = splitTopic(topic);
    if (about === 'discussion') return this.discussions.allows(viewer, id);
    if (about === 'lesson') return this.lessons.includes(viewer, id);
    // Forums are open to everybody who is signed in, and one's own notifications to oneself.
    return true;
  }

  /** Those of the topics that the viewer may follow. */
  async followed(viewer: Viewer, topics: readonly string[]): Promise<string[]> {
    const answers = await Promise.all(topics.map((topic) => this.mayFollow(viewer, topic)));
    return topics.filter((_, index) => answers[index]);
  }
}
