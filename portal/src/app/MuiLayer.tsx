import type { ReactNode } from 'react';
import { DirectionProvider } from '@masar/ui/mui';
import { useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';

/** The nonce that the server put into this page for styles made at run time. */
const pageNonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** MUI's theme and styles, loaded with the first screen that uses them and not with the landing page. */
export default function MuiLayer({ children }: { children: ReactNode }) {
  const { scheme } = useColorScheme();
  return (
    <DirectionProvider mode={scheme} nonce={pageNonce}>
      {children}
    </DirectionProvider>
  );
}
