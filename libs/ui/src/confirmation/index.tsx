import { createRoot } from 'react-dom/client';
import { isLanguage } from '@masar/i18n';
import { LocaleProvider } from '../locale/LocaleProvider.tsx';
import { IsItYouDialog, type IsItYouQuestion } from './IsItYouDialog.tsx';

/**
 * Opens the question above whatever the page shows; true once confirmed. It stands beside the page's own tree, so that
 * the place which sends calls can ask, and nothing on the page changes by it.
 */
export function askIsItYou(question: IsItYouQuestion): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  const { lang } = document.documentElement;
  return new Promise((resolve) => {
    const answer = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(
      <LocaleProvider language={isLanguage(lang) ? lang : 'ar'}>
        <IsItYouDialog {...question} onAnswer={answer} />
      </LocaleProvider>,
    );
  });
}
