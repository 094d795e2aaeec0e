import { textDirection } from '@masar/i18n';
import { useMessages } from '@masar/ui';
import { byKind } from '../model/by-kind';
import type { Suggestion } from '../search-answers';
import { suggestionKindMessages } from '../suggestions.messages';
import { KindIcon } from './KindIcon';
import styles from './Suggestions.module.css';

interface SuggestionGroupsProps {
  suggestions: readonly Suggestion[];
  /** Properties of the option at a place of the whole list. */
  option: (place: number) => object;
  /** Place of the first of them in the whole list. */
  from?: number;
}

/** Titles under the names of their kinds, courses first (SRCH-1). */
export function SuggestionGroups({ suggestions, option, from = 0 }: SuggestionGroupsProps) {
  const kinds = useMessages(suggestionKindMessages);
  return byKind(suggestions).map(({ kind, ofKind }) => (
    <div key={kind} role="group" aria-label={kinds[kind]}>
      <div className={styles.heading} aria-hidden="true">
        {kinds[kind]}
      </div>
      {ofKind.map(({ suggestion: { id, title }, place }) => (
        <div key={id} className={styles.option} {...option(from + place)}>
          <KindIcon kind={kind} />
          <bdi dir={textDirection(title)} className={styles.title}>
            {title}
          </bdi>
        </div>
      ))}
    </div>
  ));
}
