import { useState } from 'react';
import { readStored, writeStored } from '#shared/storage/stored';

export const textSizes = ['small', 'medium', 'large'] as const;
export type TextSize = (typeof textSizes)[number];

const sizeKey = 'masarTextSize';
const shortcutsKey = 'masarShortcuts';

/** How a reader likes lessons, remembered in this browser. */
export function useReadingSettings() {
  const [size, setSize] = useState<TextSize>(
    () => textSizes.find((known) => known === readStored(sizeKey)) ?? 'medium',
  );
  const [hasShortcuts, setShortcuts] = useState(() => readStored(shortcutsKey) !== 'off');
  return {
    size,
    hasShortcuts,
    chooseSize: (chosen: TextSize) => {
      setSize(chosen);
      writeStored(sizeKey, chosen);
    },
    /** Single-letter shortcuts can be switched off (WCAG 2.1.4). */
    chooseShortcuts: (isOn: boolean) => {
      setShortcuts(isOn);
      writeStored(shortcutsKey, isOn ? null : 'off');
    },
  };
}
export type ReadingSettings = ReturnType<typeof useReadingSettings>;
