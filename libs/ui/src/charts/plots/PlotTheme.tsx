import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import { CacheProvider } from '@emotion/react';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import { useLocale, useMessages } from '../../locale/LocaleProvider.tsx';
import { createDirectionCache } from '../../mui/emotion-caches.ts';
import { fontFamily } from '../../tokens/tokens.ts';
import { chartMessages } from '../charts.messages.ts';
import styles from '../ChartFigure.module.css';
import type { Room } from './plot-look.ts';

/**
 * What the chart library takes from above, whether or not the screen has MUI around it. Colours are those of the
 * stylesheet, so that a change of the colour scheme needs nothing here.
 */
export function PlotTheme({ title, children }: { title: string; children: (room: Room) => ReactNode }) {
  const { direction } = useLocale();
  const text = useMessages(chartMessages);
  const theme = useMemo(() => createTheme({ direction, typography: { fontFamily } }), [direction]);
  const place = useRef<HTMLDivElement>(null);
  const width = useWidth(place);
  const cache = useMemo(() => createDirectionCache({ direction, nonce: pageNonce() }), [direction]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <div ref={place} className={styles.plot} role="img" aria-label={text.drawing(title)}>
          {width > 0 && children({ direction, width })}
        </div>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** The width of an element in pixels, 0 before it is known. */
function useWidth(element: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.round(entry?.contentRect.width ?? 0)));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}

/** The nonce that the server put into the page for styles made at run time (SEC-3). */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;
