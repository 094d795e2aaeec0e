import { useLocale } from '@masar/ui';
import { DirectionProvider } from '@masar/ui/mui';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useColorScheme } from './color-scheme';
import { createConsoleTheme } from './console-theme';

/** The nonce that the server put into this page for styles made at run time (SEC-3). */
const pageNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** MUI's styles, mirrored in Arabic. */
export function ConsoleStyles({ children }: { children: ReactNode }) {
  return (
    <DirectionProvider mode={useColorScheme()} nonce={pageNonce}>
      {children}
    </DirectionProvider>
  );
}

/** react-admin puts the theme around its screens itself. */
export function useConsoleTheme(): Theme {
  const { direction } = useLocale();
  const scheme = useColorScheme();
  return useMemo(() => createConsoleTheme(scheme, direction), [scheme, direction]);
}
