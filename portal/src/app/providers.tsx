import type { Language } from '@masar/i18n';
import type { ReactNode } from 'react';
import { ColorSchemeProvider } from '#shared/color-scheme/ColorSchemeProvider';
import type { Reading } from '#shared/language/language-choice';
import { LanguageProvider } from '#shared/language/LanguageProvider';
import type { PageData } from '#shared/query/page-data';
import { QueryProvider } from '#shared/query/QueryProvider';
import { SessionProvider } from '#shared/session/SessionProvider';
import { ToastProvider } from '#shared/toasts/ToastProvider';
import { track } from '#subjects/analytics/track';

export interface AppProps {
  /** How the server wrote the page, where it did. */
  written: Reading;
  /** What was loaded to render the page to HTML. */
  data?: PageData | undefined;
}

const tellSwitch = (from: Language, to: Language) => track('language_changed', { from, to });

/** Everything that screens take from above; the router around it differs between browser, tests and prerendering. */
export function Providers({ written, data, children }: AppProps & { children: ReactNode }) {
  return (
    <ColorSchemeProvider>
      <LanguageProvider written={written} onSwitch={tellSwitch}>
        <ToastProvider>
          <QueryProvider data={data}>
            <SessionProvider>{children}</SessionProvider>
          </QueryProvider>
        </ToastProvider>
      </LanguageProvider>
    </ColorSchemeProvider>
  );
}
