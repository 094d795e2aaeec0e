import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { chooseLanguage } from '../../messages/language-choice';
import { aCategory } from '../../testing/records';
import { stubApi } from '../../testing/stub-api';
import { Console } from '../Console';

async function openSearch() {
  const calls = stubApi({
    courses: [{ id: 'course-1', titleAr: 'أساسيات الويب', titleEn: 'Basics of the web' }],
    categories: [aCategory()],
  });
  chooseLanguage('en');
  window.history.replaceState(null, '', '/no-such-page');
  render(
    <BrowserRouter>
      <Console />
    </BrowserRouter>,
  );
  await screen.findByRole('heading', { name: 'Page not found' });
  const user = userEvent.setup();
  await user.keyboard('{Control>}[KeyK]{/Control}');
  const dialog = await screen.findByRole('dialog', { name: 'Where to?' });
  return { calls, user, words: within(dialog).getByRole('combobox') };
}

describe('the quick search of the console', () => {
  it('opens by Ctrl K and leads to a screen by its name [CON-1] [A11Y-1]', async () => {
    const { user, words } = await openSearch();
    await user.type(words, 'categ');
    expect(await screen.findByRole('option', { name: 'Categories' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/categories');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('finds records by the lists of the server, and opens them [CON-1]', async () => {
    const { calls, user, words } = await openSearch();
    await user.type(words, 'basics');
    await user.click(await screen.findByRole('option', { name: 'Basics of the web' }));
    expect(window.location.pathname).toBe('/courses/course-1/show');
    expect(calls.find(({ path }) => path === '/api/admin/users')?.query).toMatchObject({ filter: { q: 'basics' } });
  });
});
