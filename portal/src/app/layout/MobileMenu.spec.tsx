import { fireEvent, screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';

async function openMenu() {
  stubApi(commonHandlers());
  const { user } = renderApp();
  await user.click(screen.getByRole('button', { name: 'القائمة' }));
  return { user, menu: screen.getByRole('dialog', { name: 'القائمة' }) };
}

const isClosed = () => screen.queryByRole('dialog') === null;

describe('the mobile menu', () => {
  it('holds search, navigation, tools and the way in [NAV-2]', async () => {
    const { menu } = await openMenu();
    expect(within(menu).getByRole('combobox', { name: 'بحث' })).toBeInTheDocument();
    const addresses = within(menu)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(addresses).toEqual(
      expect.arrayContaining([
        '/home',
        '/courses',
        '/discussions',
        '/skills-assessment',
        '/verify',
        '/admin',
        '/login',
      ]),
    );
  });

  it('closes by choosing a link [NAV-2]', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'تقييم المهارات' }));
    expect(isClosed()).toBe(true);
  });

  it('closes by Escape [NAV-2]', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('combobox'));
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(true);
  });

  it('closes by the backdrop and not by its content [NAV-2]', async () => {
    const { menu } = await openMenu();
    fireEvent.click(within(menu).getByRole('combobox'));
    expect(isClosed()).toBe(false);
    fireEvent.click(menu);
    expect(isClosed()).toBe(true);
  });
});
