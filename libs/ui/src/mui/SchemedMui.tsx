import type { EmotionCache } from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { KitContext, useKit } from '../kit/kit-context.ts';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { createSchemedTheme } from './create-masar-theme.ts';
import { createDirectionCache } from './emotion-caches.ts';
import { kit } from './kit/kit.ts';

interface SchemedMuiProps {
  /** Nonce of the page's content security policy, for the style elements that emotion inserts. */
  nonce?: string | undefined;
  children: ReactNode;
}

const byDirection = { rtl: createSchemedTheme('rtl'), ltr: createSchemedTheme('ltr') };

/**
 * MUI in the direction of the surrounding LocaleProvider and in the page's colour scheme, without a reload for either. Where it stands
 * around already, a part that brings its own adds nothing.
 */
export function SchemedMui(props: SchemedMuiProps) {
  return useKit() ? props.children : <Layer {...props} />;
}

function Layer({ nonce, children }: SchemedMuiProps) {
  const { direction } = useLocale();
  const cache = useMemo(() => cacheOf(direction, nonce), [direction, nonce]);
  const { theme, styles } = byDirection[direction];
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <GlobalStyles styles={styles as never} />
        <KitContext value={kit}>{children}</KitContext>
      </ThemeProvider>
    </CacheProvider>
  );
}

const caches = new Map<string, EmotionCache>();

/**
 * One for each direction, however many parts of a page stand in MUI and however often a screen comes again: what follows
 * finds its styles made. A page that was replaced took its styles along, and so its cache.
 */
function cacheOf(direction: 'rtl' | 'ltr', nonce: string | undefined): EmotionCache {
  const known = caches.get(direction);
  if (known?.sheet.tags.every(({ isConnected }) => isConnected)) return known;
  const cache = createDirectionCache({ direction, nonce, first: true });
  caches.set(direction, cache);
  return cache;
}
