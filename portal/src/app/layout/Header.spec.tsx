import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aSitePage } from '#testing/site-pages';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';

const header = () => within(screen.getByRole('banner'));

describe('the header', () => {
  it('links to home, courses and forum and marks where one is by prefix [NAV-2]', async () => {
    stubApi(commonHandlers(aUser()));
    rememberAs(aUser());
    renderApp({ at: '/courses/react-basics' });
    const navigation = header().getByRole('navigation', { name: 'التنقل الرئيسي' });
    const links = within(navigation)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
    expect(links).toEqual([
      ['الرئيسية', '/home', null],
      ['الدورات', '/courses', 'page'],
      ['المنتدى', '/discussions', null],
    ]);
  });

  it('carries name and logo of the organisation, and the title of the page its name [SET-1]', async () => {
    const logoUrl = 'https://noor.example/logo.svg';
    const organization = { nameAr: 'مؤسسة نور', nameEn: 'Noor', logoUrl, socialLinks: [] };
    stubApi({ ...commonHandlers(), 'GET /api/site/shell': () => json(aSitePage('shell', { organization })) });
    renderApp({ at: '/about' });
    const home = await header().findByRole('link', { name: 'مؤسسة نور، الصفحة الرئيسية' });
    expect(home).toHaveTextContent('مؤسسة نور');
    expect(home.querySelector('img')).toHaveAttribute('src', logoUrl);
    await waitFor(() => expect(document.title).toBe('من نحن · مؤسسة نور'));
  });

  it('marks the forum at its other address too [NAV-1]', async () => {
    stubApi(commonHandlers(aUser()));
    rememberAs(aUser());
    renderApp({ at: '/community' });
    expect(header().getByRole('link', { name: 'المنتدى' })).toHaveAttribute('aria-current', 'page');
  });

  it('shows the seven tools to everyone, checking a certificate among them, administration marked as such [NAV-2] [CRT-4]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    await user.click(header().getByRole('button', { name: 'الأدوات' }));
    const tools = within(header().getByRole('list', { name: 'الأدوات' })).getAllByRole('link');
    expect(tools.map((link) => link.getAttribute('href'))).toEqual([
      '/skills-assessment',
      '/project-builder',
      '/services',
      '/opportunities',
      '/ai-dashboard',
      '/verify',
      '/admin',
    ]);
    expect(tools[6]).toHaveTextContent('للمديرين');
  });

  it('closes the tools by Escape and gives the focus back [A11Y-1]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    const button = header().getByRole('button', { name: 'الأدوات' });
    await user.click(button);
    await user.keyboard('{Escape}');
    expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(button).toHaveFocus();
    expect(header().queryByRole('list', { name: 'الأدوات' })).not.toBeInTheDocument();
  });

  it.each([
    ['instructor', true],
    ['student', false],
    ['volunteer', false],
    ['admin', false],
  ] as const)('offers course creation to a %s: %s [NAV-2]', async (role, isOffered) => {
    stubApi(commonHandlers(aUser({ role })));
    rememberAs(aUser({ role }));
    const { user } = renderApp({ at: '/about' });
    await user.click(await header().findByRole('button', { name: 'حساب سارة علي حسن' }));
    expect(header().getByRole('link', { name: 'لوحة التحكم' })).toHaveAttribute('href', '/dashboard');
    expect(header().getByRole('link', { name: 'الملف الشخصي' })).toHaveAttribute('href', '/profile');
    expect(header().queryByRole('link', { name: 'إنشاء دورة' }) !== null).toBe(isOffered);
  });

  it('sends visitors to /login for both login and sign-up [NAV-2]', async () => {
    stubApi(commonHandlers());
    renderApp();
    const login = await header().findByRole('link', { name: 'تسجيل الدخول' });
    const signUp = header().getByRole('link', { name: 'إنشاء حساب' });
    expect([login, signUp].map((link) => link.getAttribute('href'))).toEqual(['/login', '/login']);
  });

  it('logs out on the server, removes the four keys and goes to /login [AUTH-1]', async () => {
    const calls = stubApi(commonHandlers(aUser()));
    const assign = jest.spyOn(window.location, 'assign').mockImplementation(() => undefined);
    rememberAs(aUser());
    const { user } = renderApp({ at: '/about' });
    await user.click(await header().findByRole('button', { name: 'حساب سارة علي حسن' }));
    await user.click(header().getByRole('button', { name: 'تسجيل الخروج' }));
    await waitFor(() => expect(assign).toHaveBeenCalledWith('/login'));
    expect(calls.some(({ method, path }) => method === 'POST' && path === '/api/auth/logout')).toBe(true);
    expect(window.localStorage.getItem('isLoggedIn')).toBeNull();
    expect(window.localStorage.getItem('mockUserRole')).toBeNull();
  });

  it('opens the search with what was typed when Enter is pressed [NAV-3]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    await user.type(header().getByRole('combobox', { name: 'بحث' }), 'تصميم واجهات{Enter}');
    expect(window.location.pathname).toBe('/search');
    expect(new URLSearchParams(window.location.search).get('q')).toBe('تصميم واجهات');
  });

  it('switches the language without reload and remembers it [I18N-1]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    await user.click(header().getByRole('button', { name: /^EN/ }));
    expect(header().getByRole('link', { name: 'Courses' })).toBeInTheDocument();
    expect(header().getByRole('button', { name: /^AR/ })).toBeInTheDocument();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
    expect(window.localStorage.getItem('masarLanguage')).toBe('en');
    expect(document.title).toBe('Masar');
  });

  it('takes the language from ?lang= before the stored one [PUB-7]', () => {
    stubApi(commonHandlers());
    renderApp({ at: '/?lang=en', language: 'ar' });
    expect(header().getByRole('link', { name: 'Courses' })).toBeInTheDocument();
  });

  it('keeps the chosen appearance [A11Y-1]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    await user.click(header().getByRole('button', { name: 'المظهر' }));
    await user.click(header().getByRole('button', { name: 'داكن' }));
    expect(document.documentElement.dataset['colorScheme']).toBe('dark');
    expect(window.localStorage.getItem('masarColorScheme')).toBe('dark');
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
    expect(await header().findByRole('link', { name: /ردّ علي على نقاشك/ })).toHaveAttribute('href', reply.href);
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
    await user.click(await header().findByRole('button', { name: 'جعل الكل مقروءاً' }));
    expect(await header().findByRole('button', { name: 'الإشعارات' })).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/notifications/read')?.body).toEqual({});
  });

  it('asks for nothing while nobody is signed in [NAV-8]', async () => {
    const calls = stubApi(commonHandlers());
    renderApp();
    expect(await header().findByRole('link', { name: 'الإشعارات' })).toHaveAttribute(
      'href',
      '/login?redirect=notifications',
    );
    const paths = calls.map(({ path }) => path).filter((path) => !path.startsWith('/api/site/'));
    expect(paths).toEqual(['/api/auth/config']);
  });
});
