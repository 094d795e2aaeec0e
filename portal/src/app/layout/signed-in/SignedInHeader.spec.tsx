import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';

const header = () => within(screen.getByRole('banner'));

function openAs(role: Role = 'student', at = '/about') {
  const user = aUser({ role });
  const calls = stubApi(commonHandlers(user));
  rememberAs(user);
  return { calls, ...renderApp({ at }) };
}

const addressesOf = (entries: HTMLElement[]) => entries.map((entry) => entry.getAttribute('href'));

describe('the header of the signed-in', () => {
  it.each([
    ['/dashboard', 'الرئيسية', 'true'],
    ['/courses/react-basics', 'الدورات', 'true'],
    ['/jobs', 'فرص', 'true'],
    ['/community', 'مجتمع', 'true'],
    ['/profile', 'ملفي', 'page'],
  ])('marks at %s the section %s, in the header and at the lower edge [NAV-2]', async (at, name, current) => {
    openAs('student', at);
    const bars = [
      await screen.findByRole('navigation', { name: 'التنقل الرئيسي' }),
      await screen.findByRole('navigation', { name: 'أقسام الموقع' }),
    ];
    for (const bar of bars) {
      const links = within(bar).getAllByRole('link');
      expect(links.map(({ textContent }) => textContent)).toEqual(['الرئيسية', 'الدورات', 'فرص', 'مجتمع', 'ملفي']);
      expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
        within(bar).getByRole('link', { name }),
      ]);
      expect(within(bar).getByRole('link', { name })).toHaveAttribute('aria-current', current);
    }
  });

  it('has all tools in three named groups, and the administration, marked as such, for everyone [NAV-2] [CRT-4]', async () => {
    const { user } = openAs();
    await user.click(await header().findByRole('button', { name: 'الأدوات' }));
    const menu = within(await screen.findByRole('menu', { name: 'الأدوات' }));
    const groups = ['تعلّم', 'فرص', 'ملفي'].map((name) => menu.getByRole('group', { name }));
    expect(groups.map((group) => addressesOf(within(group).getAllByRole('menuitem')))).toEqual([
      ['/home', '/courses', '/discussions', '/skills-assessment', '/project-builder', '/vr', '/ai-dashboard'],
      ['/jobs', '/opportunities', '/services', '/applications'],
      ['/progress', '/certificates', '/notifications', '/verify'],
    ]);
    const administration = menu.getByRole('menuitem', { name: /^الإدارة/ });
    expect(administration).toHaveTextContent('للمديرين');
    expect(administration).toHaveAttribute('href', '/admin');
  });

  it('goes through the tools by arrows, Home and End, and gives the focus back after Escape [A11Y-1]', async () => {
    const { user } = openAs();
    const button = await header().findByRole('button', { name: 'الأدوات' });
    await user.click(button);
    const entry = (name: RegExp) => screen.getByRole('menuitem', { name });
    await waitFor(() => expect(entry(/الرئيسية/)).toHaveFocus());
    await user.keyboard('{End}');
    expect(entry(/الإدارة/)).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(entry(/الدورات/)).toHaveFocus();
    await user.keyboard('{End}{Home}');
    expect(entry(/الرئيسية/)).toHaveFocus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(button).toHaveFocus();
  });

  it('gives a person one colour, whatever the language of their name [I18N-1]', async () => {
    const { user } = openAs();
    const colour = () => header().getByText('س').getAttribute('data-tone');
    await waitFor(() => expect(colour()).not.toBe('neutral'));
    const inArabic = colour();
    await user.click(header().getByRole('button', { name: /^EN/ }));
    expect(await header().findByText('S')).toHaveAttribute('data-tone', inArabic);
  });

  it.each([
    ['instructor', true],
    ['student', false],
    ['volunteer', false],
    ['admin', false],
  ] as const)('offers course creation to a %s: %s [NAV-2]', async (role, isOffered) => {
    const { user } = openAs(role);
    await user.click(await header().findByRole('button', { name: 'حساب سارة علي حسن' }));
    const menu = within(await screen.findByRole('menu', { name: 'حساب سارة علي حسن' }));
    expect(await menu.findByRole('menuitem', { name: 'لوحة التحكم' })).toHaveAttribute('href', '/dashboard');
    expect(menu.getByRole('menuitem', { name: 'الملف الشخصي' })).toHaveAttribute('href', '/profile');
    expect(menu.queryByRole('menuitem', { name: 'إنشاء دورة' }) !== null).toBe(isOffered);
  });

  it('logs out on the server, removes the four keys and goes to /login [AUTH-1]', async () => {
    const { user, calls } = openAs();
    const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    await user.click(await header().findByRole('button', { name: 'حساب سارة علي حسن' }));
    await user.click(await screen.findByRole('menuitem', { name: 'تسجيل الخروج' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/auth/logout')).toBe(true);
    expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
    expect(window.localStorage.getItem('mockUserRole')).toBeNull();
  });

  it('switches the language without reload, and keeps the chosen appearance [I18N-1] [A11Y-1]', async () => {
    const { user } = openAs();
    await user.click(await header().findByRole('button', { name: /^EN/ }));
    expect(await header().findByRole('link', { name: 'Courses' })).toBeInTheDocument();
    expect(await header().findByRole('button', { name: 'Sara Ali Hasan’s account' })).toBeInTheDocument();
    await user.click(header().getByRole('button', { name: 'Appearance' }));
    await user.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
    expect(document.documentElement.dataset['colorScheme']).toBe('dark');
    expect(window.localStorage.getItem('masarColorScheme')).toBe('dark');
  });

  it('leaves the lower edge to the lesson, which has a button of its own there [LSN-2]', async () => {
    openAs('student', '/courses/react-basics/lessons/l-1');
    await screen.findByRole('main');
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'أقسام الموقع' })).not.toBeInTheDocument());
  });
});

describe('the menu of the signed-in on narrow screens', () => {
  async function openMenu() {
    const { user } = openAs();
    await user.click(await header().findByRole('button', { name: 'القائمة' }));
    return { user, menu: await screen.findByRole('dialog', { name: 'القائمة' }) };
  }
  const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

  it('holds search, every place and the way out, and closes by Escape [NAV-2]', async () => {
    const { user, menu } = await openMenu();
    expect(within(menu).getByRole('combobox', { name: 'بحث' })).toBeInTheDocument();
    expect(addressesOf(within(menu).getAllByRole('link'))).toEqual(
      expect.arrayContaining(['/home', '/courses', '/discussions', '/jobs', '/vr', '/progress', '/profile', '/admin']),
    );
    expect(within(menu).getByRole('button', { name: 'تسجيل الخروج' })).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await isClosed();
  });

  it('closes by choosing a link [NAV-2]', async () => {
    const { user, menu } = await openMenu();
    await user.click(within(menu).getByRole('link', { name: 'لوحة التحكم' }));
    await isClosed();
    expect(window.location.pathname).toBe('/dashboard');
  });
});

describe('the quick search', () => {
  const course = { type: 'course', id: 'c-1', title: 'أساسيات التصميم', href: '/courses/c-1' };

  async function openSearch(open: (user: ReturnType<typeof openAs>['user']) => Promise<void>, role: Role = 'student') {
    const member = aUser({ role });
    stubApi({
      ...commonHandlers(member),
      'GET /api/search/suggestions': (_, query) => json(query.get('q') === 'تصميم' ? [course] : []),
    });
    rememberAs(member);
    const { user } = renderApp({ at: '/about' });
    await header().findByRole('button', { name: /^ابحث/ });
    await open(user);
    return { user, field: await screen.findByRole('combobox', { name: 'بحث' }) };
  }
  const byKey = (user: ReturnType<typeof openAs>['user']) => user.keyboard('{Control>}[KeyK]{/Control}');
  const byButton = (user: ReturnType<typeof openAs>['user']) =>
    user.click(header().getByRole('button', { name: /^ابحث/ }));
  const names = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

  it('opens by Ctrl K with every page that the reader may open, and closes by Escape [NAV-3]', async () => {
    const { user, field } = await openSearch(byKey);
    expect(screen.getByRole('dialog', { name: 'بحث' })).toContainElement(field);
    expect(field).toHaveFocus();
    expect(names()).toEqual(expect.arrayContaining(['الدورات', 'الوظائف', 'تقدّمي', 'الملف الشخصي']));
    expect(names()).not.toContain('الإدارة');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('leads administrators to their page, by its name in either language [NAV-3]', async () => {
    const { user, field } = await openSearch(byButton, 'admin');
    await user.type(field, 'administration');
    expect(screen.getByRole('option', { name: 'الإدارة' })).toBeInTheDocument();
  });

  it('goes by arrows through pages, then things, and Enter opens what is chosen [NAV-3] [A11Y-1]', async () => {
    const { user, field } = await openSearch(byButton);
    await user.type(field, 'تصميم');
    expect(await screen.findByRole('option', { name: 'أساسيات التصميم' })).toBeInTheDocument();
    expect(names()).toEqual(['أساسيات التصميم', 'كل نتائج تصميم']);
    await user.keyboard('{ArrowDown}');
    const chosen = screen.getByRole('option', { selected: true });
    expect(field).toHaveAttribute('aria-activedescendant', chosen.id);
    await user.keyboard('{Enter}');
    expect(window.location.pathname).toBe('/courses/c-1');
    await waitFor(() => expect(screen.queryByRole('combobox')).not.toBeInTheDocument());
  });

  it('searches for the words by Enter while nothing is chosen [NAV-3]', async () => {
    const { user, field } = await openSearch(byButton);
    await user.type(field, 'الدورات{Enter}');
    expect(window.location.pathname).toBe('/search');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('الدورات');
  });
});

describe('the bell', () => {
  const reply = {
    id: 'n-1',
    kind: 'reply',
    titleAr: 'ردّ علي على نقاشك',
    titleEn: 'Ali replied to your discussion',
    href: '/community?discussion=7',
    isRead: false,
    createdAt: '2026-11-20T10:00:00Z',
  };

  it('shows how many notifications are unread and opens the list [NAV-4]', async () => {
    stubApi({ ...commonHandlers(aUser()), 'GET /api/notifications': () => json([reply]) });
    rememberAs(aUser());
    const { user } = renderApp({ at: '/about' });
    await user.click(await header().findByRole('button', { name: 'الإشعارات: 3\u00A0إشعارات غير مقروءة' }));
    const panel = await screen.findByRole('dialog', { name: 'الإشعارات' });
    expect(await within(panel).findByRole('link', { name: /ردّ علي على نقاشك/ })).toHaveAttribute('href', reply.href);
  });

  it.each([
    [1, '1'],
    [2, '2'],
    [150, '+99'],
  ])('names the bell with what it shows of %i unread notifications [NAV-4] [A11Y-1]', async (count, shown) => {
    stubApi({ ...commonHandlers(aUser()), 'GET /api/notifications/unread-count': () => json({ count }) });
    rememberAs(aUser());
    renderApp({ at: '/about' });
    const bell = await header().findByRole('button', {
      name: new RegExp(`^الإشعارات: ${shown.replace('+', '\\+')}\\s`),
    });
    expect(bell).toHaveTextContent(shown);
  });

  it('asks for the number again after all were marked as read [NTF-2]', async () => {
    let count = 3;
    const calls = stubApi({
      ...commonHandlers(aUser()),
      'GET /api/notifications': () => json([{ ...reply, isRead: count === 0 }]),
      'GET /api/notifications/unread-count': () => json({ count }),
      'POST /api/notifications/read': () => {
        count = 0;
        return { status: 204 };
      },
    });
    rememberAs(aUser());
    const { user } = renderApp({ at: '/about' });
    await user.click(await header().findByRole('button', { name: /3\sإشعارات/ }));
    await user.click(await screen.findByRole('button', { name: 'تعليم الكل مقروءاً' }));
    // The list lies above the page, which nobody hears meanwhile.
    expect(await screen.findByRole('button', { name: 'الإشعارات', hidden: true })).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/notifications/read')?.body).toEqual({});
  });
});
