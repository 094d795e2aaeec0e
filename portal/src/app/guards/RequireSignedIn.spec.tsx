import { act, screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

describe('a protected screen', () => {
  it('shows a spinner and then /login with the former path [NAV-6]', async () => {
    stubApi(commonHandlers());
    renderApp({ at: '/courses/react-basics/edit' });
    expect(screen.getByText('جارٍ التحميل')).toBeInTheDocument();
    expect(await screen.findByRole('heading', { level: 1, name: 'تسجيل الدخول' })).toBeInTheDocument();
    expect(window.location.pathname + window.location.search).toBe('/login?redirect=courses/react-basics/edit');
  });

  it('opens for who is signed in [NAV-6]', async () => {
    stubApi(commonHandlers(aUser()));
    rememberAs(aUser());
    renderApp({ at: '/certificates' });
    expect(await screen.findByRole('heading', { level: 1, name: 'الشهادات' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/certificates');
  });

  it('brings the visitor back there after signing in [NAV-6]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/certificates#skills' });
    await user.click(await screen.findByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(window.location.pathname).toBe('/certificates'));
    expect(window.location.hash).toBe('#skills');
  });

  it('answers غير مصرح to other roles, in both languages [DSH-5]', async () => {
    stubApi(commonHandlers(aUser()));
    rememberAs(aUser());
    const { unmount } = renderApp({ at: '/admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'غير مصرح' })).toBeInTheDocument();
    expect(screen.getByText('يجب أن تكون مديراً لفتح هذه الصفحة.')).toBeInTheDocument();
    unmount();
    renderApp({ at: '/admin', language: 'en' });
    expect(await screen.findByText('You must be an admin to open this page.')).toBeInTheDocument();
  });

  it('opens the session again where only the server lost it [AUTH-1]', async () => {
    const instructor = aUser({ role: 'instructor', email: 'instructor@demo.masar.example' });
    const calls = stubApi(commonHandlers());
    rememberAs(instructor);
    renderApp({ at: '/create-course' });
    expect(await screen.findByRole('heading', { level: 1, name: 'إنشاء دورة' })).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/api/auth/demo-login', body: { role: 'instructor' } },
    ]);
  });

  it.each(['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole'])(
    'counts a visitor without the key %s as signed out [AUTH-1]',
    async (key) => {
      stubApi(commonHandlers(aUser()));
      rememberAs(aUser());
      window.localStorage.removeItem(key);
      renderApp({ at: '/home' });
      await waitFor(() => expect(window.location.pathname + window.location.search).toBe('/login?redirect=home'));
    },
  );

  it('never opens a demo session in the place of a lost password session [AUTH-1]', async () => {
    const calls = stubApi(commonHandlers());
    rememberAs(aUser({ email: 'ali@example.org' }), 'password');
    renderApp({ at: '/home' });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/demo-login');
  });

  it('shows who was signed in when there is no network at all [PERF-5]', async () => {
    globalThis.fetch = jest
      .fn<Promise<Response>, Parameters<typeof fetch>>()
      .mockRejectedValue(new TypeError('no network'));
    rememberAs(aUser());
    renderApp({ at: '/certificates' });
    expect(await screen.findByRole('heading', { level: 1, name: 'الشهادات' })).toBeInTheDocument();
  });

  it('treats a failing server as signed out and does not hang [AUTH-4]', async () => {
    stubApi({ 'GET /api/auth/config': () => problem(503, 'Service Unavailable') });
    rememberAs(aUser());
    renderApp({ at: '/home' });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
  });

  it('asks who that is beside the settings of the site, not after them [PERF-5]', async () => {
    let answerConfig: () => void = () => undefined;
    const isAsked = new Promise<void>((resolve) => (answerConfig = resolve));
    const handlers = commonHandlers(aUser());
    stubApi({
      ...handlers,
      'GET /api/auth/config': async (...call) => {
        await isAsked;
        return handlers['GET /api/auth/config']!(...call);
      },
      'GET /api/auth/user': () => {
        answerConfig();
        return json(aUser());
      },
    });
    rememberAs(aUser());
    renderApp({ at: '/certificates' });
    expect(await screen.findByRole('heading', { level: 1, name: 'الشهادات' })).toBeInTheDocument();
  });

  it.each(['GET /api/auth/config', 'GET /api/auth/user'])(
    'opens for who is remembered while nothing comes of %s, until the server says otherwise [PERF-5] [AUTH-1]',
    async (silent) => {
      jest.useFakeTimers();
      try {
        let refuse: () => void = () => undefined;
        const handlers = commonHandlers();
        const asked = new Promise<void>((resolve) => (refuse = resolve));
        stubApi({
          ...handlers,
          [silent]: async (...call) => {
            await asked;
            return handlers[silent]!(...call);
          },
        });
        rememberAs(aUser(), 'password');
        renderApp({ at: '/certificates' });
        await act(() => jest.advanceTimersByTimeAsync(9000));
        expect(screen.queryByRole('heading', { level: 1, name: 'الشهادات' })).not.toBeInTheDocument();
        await act(() => jest.advanceTimersByTimeAsync(2000));
        expect(screen.getByRole('heading', { level: 1, name: 'الشهادات' })).toBeInTheDocument();
        refuse();
        await act(() => jest.advanceTimersByTimeAsync(2000));
        expect(window.location.pathname).toBe('/login');
      } finally {
        jest.useRealTimers();
      }
    },
  );
});
