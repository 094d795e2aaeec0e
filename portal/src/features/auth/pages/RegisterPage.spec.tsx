import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';

async function fillIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(await screen.findByLabelText(/الاسم الأول/), 'علي');
  await user.type(screen.getByLabelText(/اسم العائلة/), 'حسن');
  await user.type(screen.getByLabelText(/البريد/), 'ali@example.org');
  await user.type(screen.getByLabelText(/كلمة المرور/), 'قارب أزرق 42');
}

describe('/login/register', () => {
  it('asks for the age of 16 before anything is sent [AUTH-2]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(await screen.findByText('يجب أن يكون عمرك 16 سنة أو أكثر لإنشاء حساب.')).toBeInTheDocument();
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/register');
  });

  it('sends the account and says what to do next, known address or not [AUTH-6]', async () => {
    const calls = stubApi({ ...commonHandlers(), 'POST /api/auth/register': () => json({ accepted: true }) });
    const { user } = renderApp({ at: '/login/register' });
    await fillIn(user);
    await user.click(screen.getByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'إنشاء الحساب' }));
    expect(await screen.findByText(/أرسلنا إليه رابطاً لتأكيده/)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/auth/register')?.body).toEqual({
      email: 'ali@example.org',
      password: 'قارب أزرق 42',
      firstName: 'علي',
      lastName: 'حسن',
      isSixteenOrOlder: true,
    });
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
    renderApp({ at: '/login/register', language: 'en' });
    expect(
      await screen.findByLabelText('I am 16 or older and accept the terms of service and the privacy policy.'),
    ).toBeInTheDocument();
  });
});
