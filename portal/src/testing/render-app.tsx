// Loaded before the first test, which would otherwise wait for the lazy toast.
import '#shared/toasts/SnackbarToast';
import type { CurrentUser } from '@masar/contracts';
import type { Language } from '@masar/i18n';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from '#app/App';
import { Providers } from '#app/providers';
import { languageKey, writtenReading } from '#shared/language/language-choice';
import { type SignInMethod, writeIdentity } from '#shared/session/stored-identity';

interface RenderOptions {
  /** Address to open. */
  at?: string;
  /** Arabic unless said otherwise (READ-4). */
  language?: Language;
}

function openAt({ at = '/', language = 'ar' }: RenderOptions): void {
  window.localStorage.setItem(languageKey, language);
  window.history.replaceState(null, '', at);
}

interface AppOptions extends RenderOptions {
  /** Replaces what the portal takes from a context. */
  around?: (app: ReactNode) => ReactNode;
}

/** The whole portal at an address, as a visitor sees it. */
export function renderApp({ around = (app) => app, ...options }: AppOptions = {}) {
  openAt(options);
  const view = render(<BrowserRouter>{around(<App written={writtenReading()} />)}</BrowserRouter>);
  return { ...view, user: userEvent.setup() };
}

/** Something smaller than a page, with everything that it takes from above. */
export function renderInside(children: ReactNode, options: RenderOptions = {}) {
  openAt(options);
  const view = render(
    <BrowserRouter>
      <Providers written={writtenReading()}>{children}</Providers>
    </BrowserRouter>,
  );
  return { ...view, user: userEvent.setup() };
}

/** Sets the four local-storage keys as signing in does. */
export function rememberAs({ name, email, role }: CurrentUser, method: SignInMethod = 'demo'): void {
  writeIdentity({ name, email, role, method });
}
