import { normalizeText } from '@masar/domain';
import type { Discussion } from '../community-answers';

/** The discussions whose title or content holds the words; spellings and marks make no difference (spec 5, SRCH-1). */
export function matching(discussions: Discussion[], words: string): Discussion[] {
  const sought = normalizeText(words.trim());
  if (!sought) return discussions;
  return discussions.filter(({ title, content }) =>
    [title, content].some((text) => normalizeText(text).includes(sought)),
  );
}
