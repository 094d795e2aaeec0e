import { useLocale, useMessages } from '@masar/ui';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useOptionList } from '#shared/list/useOptionList';
import { paths } from '#shared/navigation/paths';
import { suggestionMessages } from '../suggestions.messages';
import { useSuggestions } from '../useSuggestions';
import { AllResults } from './AllResults';
import { SuggestionGroups } from './SuggestionGroups';
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
 * Titles for what is being typed into the header, with arrows, Enter, Escape and the pointer. The last entry opens all
 * results (NAV-3, SRCH-1, A11Y-1).
 */
export default function Suggestions({ ref, typed, onPopup }: SuggestionsProps) {
  const text = useMessages(suggestionMessages);
  const { digits } = useLocale();
  const navigate = useNavigate();
  const words = typed.trim();
  const suggestions = useSuggestions(words);

  // Another letter opens the list again.
  const [closedFor, setClosedFor] = useState<string>();
  const isOpen = words !== '' && closedFor !== words;
  const open = (href: string) => {
    setClosedFor(words);
    void navigate(href);
  };
  const addresses = words ? [...suggestions.map(({ href }) => href), paths.search.href(words)] : [];
  const { id, activeId, chosen, step, option } = useOptionList({ words, addresses, isOpen, onOpen: open });

  useImperativeHandle(ref, () => (event) => {
    // While a word is being composed, Enter and arrows belong to the keyboard.
    if (event.nativeEvent.isComposing || words === '') return;
    if (step(event)) {
      setClosedFor(undefined);
    } else if (event.key === 'Escape' && isOpen) {
      // The first Escape closes the list only, not the menu that it may stand in.
      event.preventDefault();
      event.stopPropagation();
      setClosedFor(words);
    } else if (event.key === 'Enter') {
      setClosedFor(words);
      if (!isOpen || chosen === undefined) return;
      event.preventDefault();
      open(chosen);
    }
  });

  useEffect(() => {
    onPopup(
      isOpen
        ? { 'aria-expanded': true, 'aria-controls': id, 'aria-activedescendant': activeId }
        : { 'aria-expanded': false },
    );
  }, [isOpen, id, activeId, onPopup]);
  useEffect(() => () => onPopup({ 'aria-expanded': false }), [onPopup]);

  if (!isOpen) return null;
  return (
    // The focus stays in the box.
    <div className={styles.popup} onMouseDown={(event) => event.preventDefault()}>
      <div id={id} role="listbox" aria-label={text.list} className={styles.list}>
        <SuggestionGroups suggestions={suggestions} option={option} />
        <AllResults words={words} option={option(suggestions.length)} />
      </div>
      <p role="status" className="visually-hidden">
        {text.count(suggestions.length, digits)}
      </p>
    </div>
  );
}
