import { SchemedMui } from '@masar/ui/mui';
import type { ReactNode } from 'react';

/** The nonce that the server put into this page for styles made at run time (SEC-3). */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * MUI's theme and styles. Every screen behind the door stands in one, so that visitors of the public pages load neither;
 * what may open above a public page brings its own, which does nothing where there is one already.
 */
export default function MuiLayer({ children }: { children: ReactNode }) {
  return <SchemedMui nonce={pageNonce()}>{children}</SchemedMui>;
}
