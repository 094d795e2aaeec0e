import { useMemo, type ReactNode } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useLocale, useMessages } from '../../locale/LocaleProvider.tsx';
import { createDirectionCache } from '../../mui/emotion-caches.ts';
import { fontFamily } from '../../tokens/tokens.ts';
import { chartMessages } from '../charts.messages.ts';
import styles from '../ChartFigure.module.css';

/**
 * What the chart library takes from above, whether or not the screen has MUI around it. Colours are those of the
 * stylesheet, so that a change of the colour scheme needs nothing here.
 */
export function PlotTheme({ title, children }: { title: string; children: ReactNode }) {
  const { direction } = useLocale();
  const text = useMessages(chartMessages);
  const theme = useMemo(() => createTheme({ direction, typography: { fontFamily } }), [direction]);
  const cache = useMemo(() => createDirectionCache(direction, pageNonce()), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div className={styles.plot} role="img" aria-label={text.drawing(title)}>
          {children}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The nonce that the server put into the page for styles made at run time (SEC-3). */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
