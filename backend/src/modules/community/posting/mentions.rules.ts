import { mentionKey, normalizeText } from '@masar/domain';

/** Somebody who may be meant. */
export interface Nameable {
  id: string;
  first: string | null;
  last: string | null;
  /** The name that readers of English see, where it was given (PRF-1). */
  english?: string | null;
  /** Wrote in the discussion already. */
  isParticipant: boolean;
}

/**
 * Who is meant by each call, of whose ways to read it the longest that means somebody counts: those in the discussion
 * first, by full or first name, then anybody by full name. A name that several people bear calls none of them.
 */
export function resolveMentions(calls: readonly (readonly string[])[], people: readonly Nameable[]): string[] {
  const inside = people.filter(({ isParticipant }) => isParticipant);
  const called = (name: string) =>
    onlyOne(inside.filter((person) => fullNames(person).includes(name))) ??
    onlyOne(inside.filter((person) => mentionKey(person.first ?? '') === name)) ??
    onlyOne(people.filter((person) => fullNames(person).includes(name)));
  const ids = calls.map((ways) => {
    for (const way of ways) {
      const id = called(mentionKey(way));
      if (id !== undefined) return id;
    }
    return undefined;
  });
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Whether each typed word begins one of the person's names, in any spelling. */
export function bearsTyped({ first, last, english }: Nameable, typed: string): boolean {
  const names = wordsOf([first, last, english].filter(Boolean).join(' '));
  return wordsOf(typed).every((word) => names.some((name) => name.startsWith(word)));
}

const wordsOf = (text: string): string[] =>
  normalizeText(text)
    .split(/[\s_-]+/)
    .filter(Boolean);

const fullNames = ({ first, last, english }: Nameable): string[] => [
  mentionKey([first, last].filter(Boolean).join(' ')),
  ...(english ? [mentionKey(english)] : []),
];

function onlyOne(people: readonly Nameable[]): string | undefined {
  const ids = new Set(people.map(({ id }) => id));
  return ids.size === 1 ? people[0]?.id : undefined;
}
