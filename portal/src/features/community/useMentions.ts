import { callBeingTyped } from '@masar/domain';
import { type KeyboardEvent, type SyntheticEvent, useLayoutEffect, useRef, useState } from 'react';
import { useSettled } from '#shared/forms/useSettled';
import { useOptionList } from '#shared/list/useOptionList';
import { useSignedInQuery } from '#shared/query/useSignedInQuery';
import { communityQueries } from './community.queries';
import type { MentionPlace } from './community-answers';

type Field = HTMLInputElement | HTMLTextAreaElement;

const PAUSE_MS = 150;

/**
 * Names while @ is being typed into a field (NTF-1): what the field needs, and the list below it. The field stays a text
 * field: a textarea takes no other role, and its active option is told all the same (A11Y-1).
 */
export function useMentions(value: string, onChange: (value: string) => void, place: MentionPlace) {
  const field = useRef<Field>(null);
  const [caret, setCaret] = useState<number>();
  /** The @ whose list was closed, or whose name was chosen. */
  const [closedAt, setClosedAt] = useState<number>();
  const goTo = useRef<number>(undefined);
  const call = caret === undefined ? undefined : callBeingTyped(value.slice(0, caret));
  const isAsked = call !== undefined && call.from !== closedAt;
  const typed = useSettled(isAsked ? call.typed.trim() : undefined, PAUSE_MS);
  const { data } = useSignedInQuery({
    ...communityQueries.mentions({ ...place, typed: typed ?? '' }),
    enabled: isAsked && typed !== undefined,
  });
  const people = isAsked && typed !== undefined ? (data ?? []) : [];
  const isOpen = people.length > 0;

  const choose = (name: string) => {
    if (!call || caret === undefined) return;
    const after = value.slice(caret).replace(/^ /, '');
    onChange(`${value.slice(0, call.from)}@${name} ${after}`);
    setClosedAt(call.from);
    goTo.current = call.from + name.length + 2;
  };
  const options = useOptionList({
    words: typed ?? '',
    addresses: people.map((person) => person.call),
    isOpen,
    onOpen: choose,
    first: 0,
  });
  // The browser puts the cursor behind a text that came from outside.
  useLayoutEffect(() => {
    if (goTo.current === undefined) return;
    field.current?.setSelectionRange(goTo.current, goTo.current);
    goTo.current = undefined;
  }, [value]);

  const press = (event: KeyboardEvent<Field>) => {
    // While a word is being composed, Enter and arrows belong to the keyboard.
    if (!isOpen || event.nativeEvent.isComposing || options.step(event)) return;
    if (event.key === 'Escape') {
      // The first Escape closes the list only, not the dialog that it stands in.
      event.preventDefault();
      event.stopPropagation();
      setClosedAt(call?.from);
    }
    if (event.key === 'Enter' && !event.shiftKey && options.chosen !== undefined) {
      event.preventDefault();
      choose(options.chosen);
    }
  };
  return {
    people,
    listId: options.id,
    option: options.option,
    field: {
      ref: (element: Field | null) => void (field.current = element),
      value,
      autoComplete: 'off',
      'aria-autocomplete': 'list' as const,
      'aria-controls': isOpen ? options.id : undefined,
      'aria-activedescendant': isOpen ? options.activeId : undefined,
      onChange: ({ currentTarget }: SyntheticEvent<Field>) => {
        const at = currentTarget.selectionStart ?? undefined;
        const next = at === undefined ? undefined : callBeingTyped(currentTarget.value.slice(0, at));
        setCaret(at);
        if (next?.from !== closedAt) setClosedAt(undefined);
        onChange(currentTarget.value);
      },
      onKeyDown: press,
      onBlur: () => setCaret(undefined),
    },
  };
}
