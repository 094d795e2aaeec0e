import { useState } from 'react';
import { readStored, writeStored } from '#shared/storage/stored';

export const textSizes = ['small', 'medium', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

const sizeKey = 'masarTextSize';
const shortcutsKey = 'masarShortcuts';
const textOnlyKey = 'masarTextOnly';

/** Who saves data on this device gets lessons without videos until they say otherwise. */
function startsTextOnly(): boolean {
  const stored = readStored(textOnlyKey);
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return stored === null ? connection?.saveData === true : stored === 'on';
}

/** How a reader likes lessons, remembered in this browser. */
export function useReadingSettings() {
  const [size, setSize] = useState<TextSize>(
    () => textSizes.find((known) => known === readStored(sizeKey)) ?? 'medium',
  );
  const [hasShortcuts, setShortcuts] = useState(() => readStored(shortcutsKey) === 'on');
  const [isTextOnly, setTextOnly] = useState(startsTextOnly);
  return {
    size,
    hasShortcuts,
    isTextOnly,
    /** Videos are left out until they are asked for. */
    chooseTextOnly: (isOn: boolean) => {
      setTextOnly(isOn);
      writeStored(textOnlyKey, isOn ? 'on' : 'off');
    },
    chooseSize: (chosen: TextSize) => {
      setSize(chosen);
      writeStored(sizeKey, chosen);
    },
    /** Single keys do something only for who asked for it: Enter would complete a lesson by accident (WCAG 2.1.4). */
    chooseShortcuts: (isOn: boolean) => {
      setShortcuts(isOn);
      writeStored(shortcutsKey, isOn ? 'on' : null);
    },
  };
}
export type ReadingSettings = ReturnType<typeof useReadingSettings>;
