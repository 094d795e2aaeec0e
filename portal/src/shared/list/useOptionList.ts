import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { stepThrough } from './step-through';

interface OptionListProps {
  /** What is typed: with another letter nothing is chosen any more. */
  words: string;
  /** What each option opens or is called, in the order in which they stand. */
  addresses: readonly string[];
  isOpen: boolean;
  onOpen: (address: string) => void;
  /** The option that is chosen before any key; -1 is none. */
  first?: number;
}

/** The list of a combobox as WAI-ARIA describes it: the focus stays in the field, arrows go round the options (A11Y-1). */
export function useOptionList({ words, addresses, isOpen, onOpen, first = -1 }: OptionListProps) {
  const id = useId();
  const [chosen, setChosen] = useState<{ words: string; address: string }>();
  const active = chosen?.words === words ? addresses.indexOf(chosen.address) : addresses.length > 0 ? first : -1;
  const optionId = (place: number) => `${id}-${place}`;
  const choose = (place: number) => setChosen({ words, address: addresses[place] ?? '' });
  const activeId = active < 0 ? undefined : optionId(active);

  useEffect(() => {
    if (isOpen && activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, activeId]);

  return {
    id,
    activeId,
    /** Address of the option that Enter opens. */
    chosen: addresses[active],
    /** Arrows; whether the key was one. */
    step: (event: KeyboardEvent): boolean => {
      const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!by) return false;
      event.preventDefault();
      if (isOpen) choose(stepThrough(addresses.length, active, by));
      return true;
    },
    option: (place: number) => ({
      id: optionId(place),
      role: 'option',
      'aria-selected': place === active,
      onPointerMove: () => choose(place),
      onClick: () => onOpen(addresses[place] ?? ''),
    }),
  };
}
