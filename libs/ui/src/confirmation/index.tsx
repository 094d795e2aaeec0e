import { isLanguage } from '@masar/i18n';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { SchemedMui } from '../mui/SchemedMui.tsx';
import { IsItYouDialog, type IsItYouQuestion } from './IsItYouDialog.tsx';
import { RefusedDialog } from './RefusedDialog.tsx';

/** The nonce that the server put into the page for styles made at run time (SEC-3). */
const pageNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/** Opens the question above whatever the page shows; true once confirmed. */
export const askIsItYou = (question: IsItYouQuestion): Promise<boolean> =>
  show<boolean>((answer) => <IsItYouDialog {...question} onAnswer={answer} />);

/** Tells who came back from the identity provider unconfirmed; the address says so no longer. */
export async function tellOfRefusal(): Promise<void> {
  const address = new URL(window.location.href);
  address.searchParams.delete('confirmation');
  window.history.replaceState(window.history.state, '', address);
  await show<undefined>((close) => <RefusedDialog onClose={() => close(undefined)} />);
}

/**
 * A dialog until it is answered. It stands beside the page's own tree, so that the place which sends calls can ask, and
 * nothing on the page changes by it.
 */
function show<Answer>(dialog: (answer: (value: Answer) => void) => ReactNode): Promise<Answer> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { lang } = document.documentElement;
  return new Promise((resolve) => {
    const answer = (value: Answer) => {
      root.unmount();
      place.remove();
      resolve(value);
    };
    root.render(
      <LocaleProvider language={isLanguage(lang) ? lang : 'ar'}>
        <SchemedMui nonce={pageNonce()}>{dialog(answer)}</SchemedMui>
      </LocaleProvider>,
    );
  });
}
