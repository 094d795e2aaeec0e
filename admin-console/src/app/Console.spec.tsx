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

  it('lets nobody in who is no administrator [CON-1] [READ-3]', async () => {
    stubApi({}, { 'GET /api/auth/user': () => ({ json: anAdmin({ role: 'student' }) }) });
    openConsole('/');
    expect(await screen.findByRole('heading', { name: 'Not authorized' })).toBeInTheDocument();
  });
});
