import { render, screen } from '@testing-library/react';
import { BrowserRouter } from 'react-router-dom';
import { chooseLanguage } from '../messages/language-choice';
import { anAdmin, stubApi } from '../testing/stub-api';
import { Console } from './Console';

function openConsole(at: string): void {
  chooseLanguage('en');
  window.history.replaceState(null, '', at);
  render(
    <BrowserRouter>
      <Console />
    </BrowserRouter>,
  );
}

describe('the console', () => {
  it('leads from a missing page to the overview [CON-1]', async () => {
    stubApi();
    openConsole('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(document.title).toMatch(/^Page not found · /);
    expect(screen.getByText('To the overview').closest('a')).toHaveAttribute('href', '/');
  });

  it('keeps no list of a former administrator for the next, and notes who is here for the portal [CON-1] [PERF-5]', async () => {
    localStorage.setItem('RaStoremasarConsole.version', 'former');
    localStorage.setItem('RaStoremasarConsole.users.listParams', '{"filter":{"q":"ali@example.org"}}');
    stubApi();
    openConsole('/no-such-page');
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(localStorage.getItem('RaStoremasarConsole.users.listParams')).toBeNull();
    const { id, email } = anAdmin();
    expect(localStorage.getItem('RaStoremasarConsole.version')).toBe(id);
    expect(JSON.parse(localStorage.getItem('masarOutboxOwner')!)).toEqual({ id, email });
  });

  it('lets nobody in who is no administrator [CON-1] [READ-3]', async () => {
    stubApi({}, { 'GET /api/auth/user': () => ({ json: anAdmin({ role: 'student' }) }) });
    openConsole('/');
    expect(await screen.findByRole('heading', { name: 'Not authorized' })).toBeInTheDocument();
  });
});
