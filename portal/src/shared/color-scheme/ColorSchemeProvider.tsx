import { colors, type ColorScheme } from '@masar/ui';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useHydrated } from '#shared/page/useHydrated';
import { readStored, writeStored } from '#shared/storage/stored';

const colorSchemeKey = 'masarColorScheme';
export const colorSchemeChoices = ['system', 'light', 'dark'] as const;
export type ColorSchemeChoice = (typeof colorSchemeChoices)[number];

interface ColorSchemeState {
  choice: ColorSchemeChoice;
  /** What is shown: the choice, or what the system asks for. */
  scheme: ColorScheme;
  choose: (choice: ColorSchemeChoice) => void;
}

const ColorSchemeContext = createContext<ColorSchemeState>({ choice: 'system', scheme: 'light', choose: () => {} });

const darkQuery = '(prefers-color-scheme: dark)';

function storedChoice(): ColorSchemeChoice {
  const stored = readStored(colorSchemeKey);
  return colorSchemeChoices.find((choice) => choice === stored) ?? 'system';
}

function followSystem(listener: () => void): () => void {
  const query = window.matchMedia(darkQuery);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const [made, setMade] = useState<ColorSchemeChoice | null>(null);
  const choice = made ?? (isHydrated ? storedChoice() : 'system');
  const systemIsDark = useSyncExternalStore(
    followSystem,
    () => window.matchMedia(darkQuery).matches,
    () => false,
  );

  const scheme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  useEffect(() => {
    // The page's own script has set it before the first paint; the server's guess must not undo that.
    if (!isHydrated) return;
    // Asked anew: on a busy phone the system may have changed since this drawing.
    const systemScheme = window.matchMedia(darkQuery).matches ? 'dark' : 'light';
    const current = choice === 'system' ? systemScheme : choice;
    document.documentElement.dataset['colorScheme'] = current;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[current].paper);
  }, [choice, scheme, isHydrated]);

  const state = useMemo(
    () => ({
      choice,
      scheme,
      choose: (next: ColorSchemeChoice) => {
        writeStored(colorSchemeKey, next);
        setMade(next);
      },
    }),
    [choice, scheme],
  );
  return <ColorSchemeContext value={state}>{children}</ColorSchemeContext>;
}

export const useColorScheme = (): ColorSchemeState => useContext(ColorSchemeContext);
