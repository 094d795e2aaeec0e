import '@masar/ui/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { Console } from './app/Console';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

createRoot(root).render(
  <StrictMode>
    <BrowserRouter basename="/console">
      <Console />
    </BrowserRouter>
  </StrictMode>,
);

// Going back to a page that the browser kept shows what it held, also after signing out: the gate asks anew (PERF-5).
window.addEventListener('pageshow', ({ persisted }) => {
  if (persisted) window.location.reload();
});
window.addEventListener('pagehide', ({ persisted }) => {
  if (persisted) document.body.style.visibility = 'hidden';
});

// Back from the identity provider, which did not vouch for whoever sits here (AUTH-12).
if (new URLSearchParams(window.location.search).get('confirmation') === 'refused')
  void import('@masar/ui/confirmation').then(({ tellOfRefusal }) => tellOfRefusal());
