import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const liveConfig = {
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: false, registrationEnabled: true }),
};
const storedKeys = () =>
  ['isLoggedIn', 'mockUserName', 'mockUserEmail', 'mockUserRole'].map((key) => window.localStorage.getItem(key));

describe('/login in demo mode', () => {
  it('offers four roles with the student preselected and a read-only name and e-mail [AUTH-1]', async () => {
    stubApi(commonHandlers());
    renderApp({ at: '/login' });
    const student = await screen.findByRole('radio', { name: 'متعلّم' });
    expect(screen.getAllByRole('radio')).toHaveLength(4);
    expect(student).toBeChecked();
    expect(screen.getByLabelText('الاسم')).toHaveAttribute('readonly');
    expect(screen.getByLabelText('البريد الإلكتروني')).toHaveAttribute('readonly');
  });

  it.each([
    ['متعلّم', 'student', '/dashboard'],
    ['مدرّب', 'instructor', '/instructor-dashboard'],
    ['متطوّع', 'volunteer', '/volunteer-dashboard'],
    ['مدير المنصة', 'admin', '/admin-dashboard'],
  ])('opens a session as %s and goes to that role’s home [AUTH-1]', async (name, role, home) => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login' });
    await user.click(await screen.findByRole('radio', { name }));
    await user.click(screen.getByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(window.location.pathname).toBe(home));
    expect(calls.find(({ path }) => path === '/api/auth/demo-login')?.body).toEqual({ role });
    expect(storedKeys()).toEqual(['true', 'سارة علي حسن', 'student@demo.masar.example', role]);
  });

  it('never follows a redirect to another site [NAV-6]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login?redirect=//evil.example' });
    await user.click(await screen.findByRole('button', { name: 'دخول' }));
    await waitFor(() => expect(window.location.href).toBe('http://portal.test/dashboard'));
  });

  it('lets through who is signed in already and only wanted to go somewhere [NAV-6]', async () => {
    stubApi(commonHandlers(aUser()));
    rememberAs(aUser());
    renderApp({ at: '/login?redirect=certificates' });
    await waitFor(() => expect(window.location.pathname).toBe('/certificates'));
  });

  it('leads to signing in by e-mail, keeping the redirect [AUTH-2]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login?redirect=courses/1', language: 'en' });
    await user.click(await screen.findByRole('link', { name: 'Log in with e-mail and password' }));
    expect(window.location.pathname + window.location.search).toBe('/login/email?redirect=courses%2F1');
    expect(await screen.findByLabelText(/Password/)).toBeInTheDocument();
  });
});

describe('/login on a live server', () => {
  it('asks for e-mail and password and shows no role picker [READ-2]', async () => {
    stubApi({ ...commonHandlers(), ...liveConfig });
    renderApp({ at: '/login' });
    expect(await screen.findByLabelText(/كلمة المرور/)).toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('tells a wrong password in the form and not as a lost session [AUTH-2]', async () => {
    stubApi({
      ...commonHandlers(),
      ...liveConfig,
      'POST /api/auth/login': () => problem(401, 'Unauthorized', { detail: 'البريد أو كلمة المرور غير صحيحة.' }),
    });
    const { user } = renderApp({ at: '/login' });
    await user.type(await screen.findByLabelText(/البريد/), 'ali@example.org');
    await user.type(screen.getByLabelText(/كلمة المرور/), 'wrong');
    await user.click(screen.getByRole('main').querySelector('button[type=submit]')!);
    expect(await screen.findByText('البريد أو كلمة المرور غير صحيحة.')).toBeInTheDocument();
    expect(screen.queryByText('انتهت جلستك. نعيدك إلى تسجيل الدخول…')).not.toBeInTheDocument();
    expect(storedKeys()).toEqual([null, null, null, null]);
  });

  it('asks for what is missing in its own words before anything is sent [AUTH-2]', async () => {
    const calls = stubApi({ ...commonHandlers(), ...liveConfig });
    const { user } = renderApp({ at: '/login' });
    const email = await screen.findByLabelText(/البريد/);
    await user.click(screen.getByRole('main').querySelector('button[type=submit]')!);
    expect(email).toHaveAccessibleDescription('اكتب بريدك.');
    expect(screen.getByLabelText(/كلمة المرور/)).toHaveAccessibleDescription('اكتب كلمة المرور.');
    expect(email).toHaveFocus();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/login');
  });

  it('leads to the mailbox who has not confirmed the address yet [AUTH-2] [AUTH-9]', async () => {
    const unconfirmed = { code: 'auth.email_unverified', detail: 'أكّد بريدك الإلكتروني أولاً.' };
    stubApi({
      ...commonHandlers(),
      ...liveConfig,
      'POST /api/auth/login': () => problem(403, 'Forbidden', unconfirmed),
    });
    const { user } = renderApp({ at: '/login' });
    await user.type(await screen.findByLabelText(/البريد/), 'ali@example.org');
    await user.type(screen.getByLabelText(/كلمة المرور/), 'قارب أزرق 42{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'تفقّد بريدك' })).toBeInTheDocument();
    expect(screen.getByText('ali@example.org')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'إنشاء الحساب من جديد' })).toHaveAttribute('href', '/login/register');
  });

  it.each([
    ['registration_closed', 'إنشاء حسابات جديدة مغلق حالياً'],
    ['account_suspended', 'هذا الحساب موقوف'],
    ['oidc_refused', 'لم يكتمل الدخول بحساب المؤسسة'],
  ])('says why the organisation’s account was refused: %s [AUTH-3] [SET-1]', async (refused, words) => {
    stubApi({ ...commonHandlers(), ...liveConfig });
    renderApp({ at: `/login?refused=${refused}` });
    const main = await screen.findByRole('main');
    expect(await within(main).findByRole('alert')).toHaveTextContent(words);
  });

  it('says nothing about refusals that it does not know [AUTH-3] [SEC-7]', async () => {
    stubApi({ ...commonHandlers(), ...liveConfig });
    renderApp({ at: '/login?refused=toString' });
    await screen.findByLabelText(/كلمة المرور/);
    expect(within(screen.getByRole('main')).queryByRole('alert')).not.toBeInTheDocument();
  });

  it('offers no new account where registration is closed [SET-1]', async () => {
    const closed = { demoMode: false, oidcEnabled: false, registrationEnabled: false };
    stubApi({ ...commonHandlers(), 'GET /api/auth/config': () => json(closed) });
    renderApp({ at: '/login' });
    await screen.findByLabelText(/كلمة المرور/);
    const main = screen.getByRole('main');
    expect(within(main).queryByRole('link', { name: 'إنشاء حساب' })).not.toBeInTheDocument();
    renderApp({ at: '/login/register' });
    expect(await screen.findByText(/إنشاء حسابات جديدة مغلق حالياً/)).toBeInTheDocument();
  });

  it('forgets stored keys that no session stands behind [READ-3]', async () => {
    stubApi({ ...commonHandlers(), ...liveConfig });
    rememberAs(aUser({ role: 'admin' }));
    renderApp({ at: '/admin' });
    await waitFor(() => expect(window.location.pathname).toBe('/login'));
    expect(storedKeys()).toEqual([null, null, null, null]);
  });

  it('takes the role from the server, whatever the browser stored [READ-3]', async () => {
    stubApi({ ...commonHandlers(aUser()), ...liveConfig });
    rememberAs(aUser({ role: 'admin' }));
    renderApp({ at: '/admin' });
    expect(await screen.findByRole('heading', { level: 1, name: 'غير مصرح' })).toBeInTheDocument();
    expect(storedKeys()[3]).toBe('student');
  });
});
