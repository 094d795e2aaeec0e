import { calledNames, mentionOf } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { DiscussionPlace } from '../community.events.js';
import { bearsTyped, resolveMentions } from './mentions.rules.js';
import { NameablePeople, type Offered } from './nameable-people.queries.js';

/** Where somebody writes: in a discussion, or in a new one of a lesson or a forum. */
export type MentionPlace = Pick<DiscussionPlace, 'lessonId'> & { discussionId: string | null };

/** Somebody who may be called, with the letters that call them. */
export type Callable = Offered & { name: string; call: string };

const OFFERED_MAXIMUM = 8;

/** The people whom a text calls by @name, and whom it may call (NTF-1). */
@Injectable()
export class Mentions {
  constructor(private readonly people: NameablePeople) {}

  /** Ids of people whom `text` calls and `before` did not, the author left out. */
  async newIn(text: string, before: string, place: MentionPlace, authorId: string): Promise<string[]> {
    const calls = calledNames(text);
    if (calls.length === 0) return [];
    const people = await this.callable(place, calls.flat());
    const known = resolveMentions(calledNames(before), people);
    return resolveMentions(calls, people).filter((id) => id !== authorId && !known.includes(id));
  }

  /**
   * Whom the typed letters may become: who is in the discussion first, then who is in its course, or in a forum who may be
   * found. Each spelling is one that calls this person and nobody else there.
   */
  async offered(typed: string, place: MentionPlace, authorId: string): Promise<Callable[]> {
    const near = await this.near(place);
    const others = place.lessonId === null ? await this.people.findableBy(typed) : [];
    const seen = new Set([authorId]);
    const fitting = [...near, ...others].filter(
      (person) => bearsTyped(person, typed) && !seen.has(person.id) && seen.add(person.id),
    );
    const spelt = fitting.flatMap((person) =>
      person.name ? [{ ...person, name: person.name, call: mentionOf(person.name) }] : [],
    );
    const read = spelt.slice(0, 3 * OFFERED_MAXIMUM);
    if (read.length === 0) return [];
    const ways = read.map(({ call }) => calledNames(`@${call}`).flat());
    const named = place.lessonId === null ? await this.people.named(ways.flat()) : [];
    return read
      .filter(({ id }, at) => resolveMentions([ways[at] ?? []], [...near, ...named])[0] === id)
      .slice(0, OFFERED_MAXIMUM);
  }

  /** Anybody may be called into a forum; a lesson's discussion stays among those who are in it or in its course. */
  private async callable(place: MentionPlace, names: readonly string[]): Promise<Offered[]> {
    return [...(await this.near(place)), ...(place.lessonId === null ? await this.people.named(names) : [])];
  }

  private async near({ discussionId, lessonId }: MentionPlace): Promise<Offered[]> {
    return [
      ...(discussionId === null ? [] : await this.people.participants(discussionId)),
      ...(lessonId === null ? [] : await this.people.ofCourse(lessonId)),
    ];
  }
}
