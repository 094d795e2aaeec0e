import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const describedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText(/الاسم الأول/), 'علي');
  await user.type(screen.getByLabelText(/اسم العائلة/), 'حسن');
  await user.type(screen.getByLabelText(/البريد/), 'ali@example.org');
  await user.type(screen.getByLabelText(/كلمة المرور/), 'قارب أزرق 42');
}

describe('/login/register', () => {
  it('tells all that is missing at once, each in its own words, and sends nothing [AUTH-2]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register' });
    await user.click(await screen.findByRole('button', { name: 'إنشاء الحساب' }));
    const told = [/الاسم الأول/, /اسم العائلة/, /البريد/, /كلمة المرور/, /عمري 16 سنة/].map((label) =>
      screen.getByLabelText(label),
    );
    expect(told.map((field) => describedBy(field))).toEqual([
      'اكتب اسمك الأول.',
      'اكتب اسم عائلتك.',
      'اكتب بريدك.',
      'اختر كلمة مرور من 8 أحرف أو أكثر.',
      'ضع العلامة لتؤكّد عمرك وموافقتك.',
    ]);
    expect(told[0]).toHaveFocus();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/register');
  });

  it('says what an address and a password lack, until one types there again [AUTH-2] [AUTH-6]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register' });
    await user.type(await screen.findByLabelText(/البريد/), 'ali@example');
    await user.type(screen.getByLabelText(/كلمة المرور/), 'قارب');
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(describedBy(screen.getByLabelText(/البريد/))).toMatch(/^اكتب البريد كاملاً/);
    expect(screen.getByLabelText(/كلمة المرور/)).toHaveAccessibleDescription('اكتب 8 أحرف أو أكثر.');
    await user.type(screen.getByLabelText(/كلمة المرور/), ' أزرق');
    expect(screen.getByLabelText(/كلمة المرور/)).toHaveAccessibleDescription(/^8 أحرف على الأقل/);
    expect(describedBy(screen.getByLabelText(/البريد/))).toMatch(/^اكتب البريد كاملاً/);
  });

  it('tells a letter that no certificate can print before anything is sent [CRT-3] [AUTH-2]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.type(screen.getByLabelText(/الاسم الأول/), '😀');
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(describedBy(screen.getByLabelText(/الاسم الأول/))).toMatch(/^لا نملك خطاً يطبع «😀»/);
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/register');
  });

  it('shows the password on request, and the caret stays where it was [AUTH-2]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register' });
    const password = await screen.findByLabelText<HTMLInputElement>(/كلمة المرور/);
    await user.type(password, 'قارب أزرق 42');
    password.setSelectionRange(4, 4);
    const reveal = screen.getByRole('button', { name: 'إظهار كلمة المرور', pressed: false });
    await user.click(reveal);
    expect(password).toHaveAttribute('type', 'text');
    expect(reveal).toHaveAttribute('aria-pressed', 'true');
    expect(password).toHaveFocus();
    expect(password.selectionStart).toBe(4);
    await user.click(reveal);
    expect(password).toHaveAttribute('type', 'password');
  });

  it('sends the account and leads to the mailbox, known address or not [AUTH-2] [AUTH-6]', async () => {
    const calls = stubApi({ ...commonHandlers(), 'POST /api/auth/register': () => json({ accepted: true }) });
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    const heading = await screen.findByRole('heading', { level: 1, name: 'تفقّد بريدك' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(screen.getByText('ali@example.org')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(/أرسلنا إليه رسالة/)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/auth/register')?.body).toEqual({
      email: 'ali@example.org',
      password: 'قارب أزرق 42',
      firstName: 'علي',
      lastName: 'حسن',
      isSixteenOrOlder: true,
    });
  });

  it.each([
    ['courses/c-1', 'courses/c-1'],
    // Whoever wants to begin somewhere is asked what for instead (DSH-8).
    ['courses', undefined],
    ['//evil.example', undefined],
    // Longer than the server takes: it would refuse the account for a field that nobody sees.
    [`courses?q=${'a'.repeat(500)}`, undefined],
  ])('asks for a link that leads back to %s: %s [NAV-6]', async (redirect, wanted) => {
    const calls = stubApi({ ...commonHandlers(), 'POST /api/auth/register': () => json({ accepted: true }) });
    const { user } = renderApp({ at: `/login/register?redirect=${redirect}` });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    await screen.findByRole('heading', { level: 1, name: 'تفقّد بريدك' });
    const sent = calls.find(({ path }) => path === '/api/auth/register')?.body as { redirect?: string };
    expect(sent.redirect).toBe(wanted);
  });

  it('keeps all that was typed for whoever goes back to correct the address [AUTH-2]', async () => {
    const calls = stubApi({ ...commonHandlers(), 'POST /api/auth/register': () => json({ accepted: true }) });
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    await user.click(await screen.findByRole('button', { name: 'البريد غير صحيح؟ صحّحه' }));
    const email = screen.getByLabelText(/البريد/);
    expect(email).toHaveFocus();
    await user.clear(email);
    await user.type(email, 'ali@example.net');
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(await screen.findByText('ali@example.net')).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === '/api/auth/register').map(({ body }) => body as object);
    expect(sent[1]).toEqual({ ...sent[0], email: 'ali@example.net' });
  });

  it('shows what the server refuses beside its field [API-3]', async () => {
    const errors = [{ field: 'password', message: 'كلمة المرور شائعة جداً.' }];
    stubApi({ ...commonHandlers(), 'POST /api/auth/register': () => problem(400, 'Bad Request', { errors }) });
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(await screen.findByText('كلمة المرور شائعة جداً.')).toBeInTheDocument();
    expect(screen.getByLabelText(/كلمة المرور/)).toHaveAccessibleDescription('كلمة المرور شائعة جداً.');
    expect(screen.getByLabelText(/كلمة المرور/)).toHaveFocus();
    expect(screen.queryByText('Bad Request')).not.toBeInTheDocument();
  });

  it('leads to the terms and the privacy policy that are agreed to, without leaving the form [AUTH-2] [PUB-4]', async () => {
    stubApi(commonHandlers());
    renderApp({ at: '/login/register' });
    const agreement = within((await screen.findByRole('checkbox')).closest('label')!);
    const terms = agreement.getByRole('link', { name: 'شروط الخدمة' });
    const privacy = agreement.getByRole('link', { name: 'سياسة الخصوصية' });
    expect([terms, privacy].map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/terms-of-service', '_blank'],
      ['/privacy-policy', '_blank'],
    ]);
  });

  it('is complete in English too [READ-4]', async () => {
    stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register', language: 'en' });
    const agreement = await screen.findByLabelText(
      'I am 16 or older and accept the terms of service and the privacy policy.',
    );
    await user.click(screen.getByRole('button', { name: 'Create account' }));
    expect(agreement).toHaveAccessibleDescription('Tick the box to confirm your age and your consent.');
    expect(screen.getByLabelText(/First name/)).toHaveAccessibleDescription('Enter your first name.');
    expect(screen.getByRole('button', { name: 'Show password' })).toBeInTheDocument();
  });
});
