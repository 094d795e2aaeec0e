import { CacheProvider } from '@emotion/react';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useLocale } from '../locale/LocaleProvider.tsx';
import type { ColorScheme } from '../tokens/tokens.ts';
import { createMasarTheme } from './create-masar-theme.ts';
import { createDirectionCache } from './emotion-caches.ts';

interface DirectionProviderProps {
  mode: ColorScheme;
  /** Nonce of the page's content security policy, for the style elements that emotion inserts. */
  nonce?: string | undefined;
  children: ReactNode;
}

/** MUI in the direction of the surrounding LocaleProvider; switches at run time without losing state. */
export function DirectionProvider({ mode, nonce, children }: DirectionProviderProps) {
  const { direction } = useLocale();
  const cache = useMemo(() => createDirectionCache({ direction, nonce }), [direction, nonce]);
  const theme = useMemo(() => createMasarTheme({ mode, direction }), [mode, direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
