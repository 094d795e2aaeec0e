import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aSitePage } from '#testing/site-pages';
import { commonHandlers, json, stubApi } from '#testing/stub-api';

const header = () => within(screen.getByRole('banner'));

describe('the header of visitors', () => {
  it('links visitors to home, courses and forum [NAV-2]', () => {
    stubApi(commonHandlers());
    renderApp();
    const navigation = header().getByRole('navigation', { name: 'التنقل الرئيسي' });
    const links = within(navigation)
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['الرئيسية', '/home'],
      ['الدورات', '/courses'],
      ['المنتدى', '/discussions'],
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

  it('shows visitors the tools, vacancies and checking a certificate among them, administration marked as such [NAV-2] [CRT-4]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp();
    await user.click(header().getByRole('button', { name: 'الأدوات' }));
    const tools = within(header().getByRole('list', { name: 'الأدوات' })).getAllByRole('link');
    expect(tools.map((link) => link.getAttribute('href'))).toEqual([
      '/skills-assessment',
      '/project-builder',
      '/services',
      '/opportunities',
      '/jobs',
      '/ai-dashboard',
      '/verify',
      '/admin',
    ]);
    expect(tools[7]).toHaveTextContent('للمديرين');
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

  it('sends visitors to /login by each of its ways in [NAV-2]', () => {
    stubApi(commonHandlers());
    renderApp();
    const ways = ['تسجيل الدخول', 'إنشاء حساب', 'ابدأ'].map((name) => header().getByRole('link', { name }));
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(['/login', '/login', '/login']);
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

  it('asks for nothing while nobody is signed in, and has no bell where there is nothing to ring [NAV-4] [NAV-8]', async () => {
    const calls = stubApi(commonHandlers());
    renderApp();
    expect(header().queryByRole('link', { name: /الإشعارات/ })).not.toBeInTheDocument();
    const asked = () => calls.map(({ path }) => path).filter((path) => !path.startsWith('/api/site/'));
    await waitFor(() => expect(asked()).toEqual(['/api/auth/config']));
  });
});
