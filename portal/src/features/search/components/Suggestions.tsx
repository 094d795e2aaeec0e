import { useEffect, useId, useImperativeHandle, useState, type KeyboardEvent, type Ref } from 'react';
import { useNavigate } from 'react-router-dom';
import { textDirection } from '@masar/i18n';
import { Isolated, SearchIcon, useLocale, useMessages } from '@masar/ui';
import { paths } from '#shared/navigation/paths';
import { stepThrough } from '../model/step-through';
import { suggestionKindMessages, suggestionMessages } from '../suggestions.messages';
import { useSuggestions } from '../useSuggestions';
import { KindIcon } from './KindIcon';
import styles from './Suggestions.module.css';

/** What the box says of its list to screen readers. */
export interface Popup {
  'aria-expanded': boolean;
  'aria-controls'?: string | undefined;
  'aria-activedescendant'?: string | undefined;
}

/** The box hands its keys over while suggestions are there. */
export type SuggestionKeys = (event: KeyboardEvent<HTMLInputElement>) => void;

interface SuggestionsProps {
  ref: Ref<SuggestionKeys>;
  /** Text of the box. */
  typed: string;
  onPopup: (popup: Popup) => void;
}

/**
 * Titles for what is being typed into the header, with arrows, Enter, Escape and the pointer: the list of a combobox
 * as WAI-ARIA describes it. The last entry opens all results (NAV-3, SRCH-1, A11Y-1).
 */
export default function Suggestions({ ref, typed, onPopup }: SuggestionsProps) {
  const text = useMessages(suggestionMessages);
  const kinds = useMessages(suggestionKindMessages);
  const { digits } = useLocale();
  const navigate = useNavigate();
  const listId = useId();
  const words = typed.trim();
  const suggestions = useSuggestions(words);
  const addresses = words ? [...suggestions.map(({ href }) => href), paths.search.href(words)] : [];

  // Both belong to what is typed: another letter opens the list again and chooses nothing.
  const [chosen, setChosen] = useState({ words, href: '' });
  const [closedFor, setClosedFor] = useState<string>();
  const isOpen = words !== '' && closedFor !== words;
  const active = chosen.words === words ? addresses.indexOf(chosen.href) : -1;
  const optionId = (place: number) => `${listId}-${place}`;
  const choose = (place: number) => setChosen({ words, href: addresses[place] ?? '' });
  const open = (href: string) => {
    setClosedFor(words);
    void navigate(href);
  };

  useImperativeHandle(ref, () => (event) => {
    // While a word is being composed, Enter and arrows belong to the keyboard.
    if (event.nativeEvent.isComposing || words === '') return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      if (!isOpen) setClosedFor(undefined);
      else choose(stepThrough(addresses.length, active, step));
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list only, not the menu that it may stand in.
      event.preventDefault();
      event.stopPropagation();
      setClosedFor(words);
    } else if (event.key === 'Enter') {
      const href = isOpen ? addresses[active] : undefined;
      setClosedFor(words);
      if (href === undefined) return;
      event.preventDefault();
      open(href);
    }
  });

  const activeId = active < 0 ? undefined : optionId(active);
  useEffect(() => {
    onPopup(
      isOpen
        ? { 'aria-expanded': true, 'aria-controls': listId, 'aria-activedescendant': activeId }
        : { 'aria-expanded': false },
    );
    if (isOpen && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, listId, activeId, onPopup]);
  useEffect(() => () => onPopup({ 'aria-expanded': false }), [onPopup]);

  if (!isOpen) return null;
  const option = (place: number) => ({
    id: optionId(place),
    role: 'option',
    className: styles.option,
    'aria-selected': place === active,
    onPointerMove: () => choose(place),
    onClick: () => open(addresses[place] ?? ''),
  });
  return (
    // The focus stays in the box.
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <ul id={listId} role="listbox" aria-label={text.list} className={styles.list}>
        {suggestions.map(({ id, type, title }, place) => (
          <li key={id} {...option(place)}>
            <KindIcon kind={type} />
            <span className={styles.words}>
              <bdi dir={textDirection(title)} className={styles.title}>
                {title}
              </bdi>
            </span>{' '}
            <span className={styles.kind}>{kinds[type]}</span>
          </li>
        ))}
        <li key="all" {...option(suggestions.length)}>
          <span className={styles.allIcon}>
            <SearchIcon />
          </span>
          <span className={styles.words}>
            {text.all} <Isolated className={styles.typed}>{words}</Isolated>
          </span>
        </li>
      </ul>
      <p role="status" className="visually-hidden">
        {text.count(suggestions.length, digits)}
      </p>
    </div>
  );
}
