import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { colors, type ColorScheme } from '@masar/ui';
import { readStored, writeStored } from '#shared/storage/stored';

export const colorSchemeKey = 'masarColorScheme';
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

export function ColorSchemeProvider({ children }: { children: ReactNode }) {
  const [choice, setChoice] = useState(storedChoice);
  const [systemIsDark, setSystemIsDark] = useState(() => window.matchMedia(darkQuery).matches);

  useEffect(() => {
    const query = window.matchMedia(darkQuery);
    const follow = () => setSystemIsDark(query.matches);
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  const scheme = choice === 'system' ? (systemIsDark ? 'dark' : 'light') : choice;
  useEffect(() => {
    document.documentElement.dataset['colorScheme'] = scheme;
    document.querySelector('meta[name="theme-color"]')?.setAttribute('content', colors[scheme].paper);
  }, [scheme]);

  const state = useMemo(
    () => ({
      choice,
      scheme,
      choose: (next: ColorSchemeChoice) => {
        writeStored(colorSchemeKey, next);
        setChoice(next);
      },
    }),
    [choice, scheme],
  );
  return <ColorSchemeContext value={state}>{children}</ColorSchemeContext>;
}

export const useColorScheme = (): ColorSchemeState => useContext(ColorSchemeContext);
