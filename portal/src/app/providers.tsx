import type { ReactNode } from 'react';
import { ColorSchemeProvider } from '#shared/color-scheme/ColorSchemeProvider';
import { LanguageProvider } from '#shared/language/LanguageProvider';
import { QueryProvider } from '#shared/query/QueryProvider';
import { SessionProvider } from '#shared/session/SessionProvider';
import { ToastProvider } from '#shared/toasts/ToastProvider';

/** Everything that screens take from above; the router around it differs between browser, tests and prerendering. */
export function Providers({ children }: { children: ReactNode }) {
  return (
    <ColorSchemeProvider>
      <LanguageProvider>
        <ToastProvider>
          <QueryProvider>
            <SessionProvider>{children}</SessionProvider>
          </QueryProvider>
        </ToastProvider>
      </LanguageProvider>
    </ColorSchemeProvider>
  );
}
