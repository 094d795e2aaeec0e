import { useMemo, type ReactNode } from 'react';
import type { Theme } from '@mui/material/styles';
import { useLocale, type ColorScheme } from '@masar/ui';
import { DirectionProvider } from '@masar/ui/mui';
import { createConsoleTheme } from './console-theme';

/** The nonce that the server put into this page for styles made at run time (SEC-3). */
const pageNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** As index.html set it before the first paint, by the portal's choice or the system's. */
const scheme: ColorScheme = document.documentElement.dataset['colorScheme'] === 'dark' ? 'dark' : 'light';

/** MUI's styles, mirrored in Arabic. */
export function ConsoleStyles({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider mode={scheme} nonce={pageNonce}>
      {children}
    </DirectionProvider>
  );
}

/** react-admin puts the theme around its screens itself. */
export function useConsoleTheme(): Theme {
  const { direction } = useLocale();
  return useMemo(() => createConsoleTheme(scheme, direction), [direction]);
}
