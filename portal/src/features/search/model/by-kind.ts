import type { SearchKind } from '@masar/domain';
import type { Suggestion } from '../search-answers';

interface KindOfSuggestions {
  kind: SearchKind;
  ofKind: { suggestion: Suggestion; place: number }[];
}

/** Suggestions as they come, kind by kind, each with its place in the whole list. */
export function byKind(suggestions: readonly Suggestion[]): KindOfSuggestions[] {
  const kinds: KindOfSuggestions[] = [];
  suggestions.forEach((suggestion, place) => {
    const last = kinds.at(-1);
    if (last?.kind === suggestion.type) last.ofKind.push({ suggestion, place });
    else kinds.push({ kind: suggestion.type, ofKind: [{ suggestion, place }] });
  });
  return kinds;
}
