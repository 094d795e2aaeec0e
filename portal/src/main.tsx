import '@masar/ui/base.css';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { writtenReading } from '#shared/language/language-choice';
import type { PageData } from '#shared/query/page-data';
import { App } from './app/App';
import { preloadPage } from './app/router';
import { pageDataId } from './prerender/page-document';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** What the server drew the page with, written into it. */
function writtenData(): PageData {
  const written = document.getElementById(pageDataId)?.textContent;
  return written ? (JSON.parse(written) as PageData) : [];
}

const isRendered = root.hasChildNodes();
const app = (
  <StrictMode>
    <BrowserRouter>
      <App written={writtenReading()} data={isRendered ? writtenData() : []} />
    </BrowserRouter>
  </StrictMode>
);

async function takeOver(page: HTMLElement): Promise<void> {
  // A page whose scripts do not arrive says so itself.
  await preloadPage(window.location.pathname).catch(() => undefined);
  // A transition leaves the browser room to answer taps meanwhile.
  startTransition(() => void hydrateRoot(page, app));
}

if (isRendered) void takeOver(root);
else createRoot(root).render(app);

// Loaded when the page answers; it costs the first visit nothing (PERF-5).
const offlineWork = {
  startSending: () => import('#subjects/outbox/outbox').then(({ startSending }) => startSending()),
  keep: () => import('#features/certificates/offline/kept-proofs').then(({ keepProofs }) => keepProofs()),
};
void import('#shared/offline/start-offline').then(({ startOffline }) => startOffline(offlineWork));

// Back from the identity provider, which did not vouch for whoever sits here (AUTH-12).
if (new URLSearchParams(window.location.search).get('confirmation') === 'refused')
  void import('@masar/ui/confirmation').then(({ tellOfRefusal }) => tellOfRefusal());
