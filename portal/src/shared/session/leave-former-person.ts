import { isOfFormerPerson } from './stored-identity';

const hide = (): void => void (document.body.style.visibility = 'hidden');

/**
 * A page holds one person's answers. Where they leave in another tab, or on a page that followed and from which somebody
 * goes back, it is hidden and loaded anew: the browser keeps pages that were left as they were, with all they hold (PERF-5).
 *
 * @returns what ends the watch
 */
export function leaveFormerPerson(reload = () => window.location.reload()): () => void {
  const left = () => {
    if (isOfFormerPerson()) hide();
  };
  const looked = () => {
    if (!isOfFormerPerson()) return;
    hide();
    // First the forms go, which would ask whether to leave what is not saved.
    setTimeout(reload);
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) looked();
  };
  window.addEventListener('pagehide', left);
  window.addEventListener('pageshow', shown);
  window.addEventListener('storage', looked);
  return () => {
    window.removeEventListener('pagehide', left);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('storage', looked);
  };
}
