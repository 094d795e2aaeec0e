import { normalizeText, stemsOf } from '@masar/domain';
import type { SearchGroup } from '../search-answers';

/**
 * The word that was found in the place of the one typed, which nothing holds: another name or another spelling.
 * Undefined where the typed word itself was found, and for several words, of which each may stand for something else.
 */
export function nearestWord(words: string, groups: readonly SearchGroup[]): string | undefined {
  const typed = new Set(stemsOf(words));
  if (typed.size !== 1) return undefined;
  const found = groups
    .flatMap(({ results }) => results)
    .flatMap(({ title, excerpt }) => [...title, ...excerpt])
    .filter(({ match }) => match)
    .map(({ text }) => text);
  if (found.some((text) => stemsOf(text).some((stem) => typed.has(stem)))) return undefined;
  const times = new Map<string, number>();
  for (const text of found) times.set(normalizeText(text), (times.get(normalizeText(text)) ?? 0) + 1);
  const most = Math.max(...times.values());
  return found.find((text) => times.get(normalizeText(text)) === most);
}
