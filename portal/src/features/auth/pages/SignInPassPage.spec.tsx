import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const liveConfig = {
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: false, registrationEnabled: true }),
};
const slowed = { code: 'auth.sign_in_slowed', detail: 'محاولات كثيرة لم تنجح.' };

describe('signing in to an account that others try to get into', () => {
  it('offers a link by mail beside the refusal, and says the same for every address [AUTH-11] [AUTH-6]', async () => {
    const calls = stubApi({
      ...commonHandlers(),
      ...liveConfig,
      'POST /api/auth/login': () => problem(429, 'Too Many Requests', slowed),
      'POST /api/auth/sign-in-pass': () => json({ accepted: true }),
    });
    const { user } = renderApp({ at: '/login/email' });
    const main = within(await screen.findByRole('main'));
    await user.type(await main.findByLabelText(/البريد/), 'ali@example.org');
    await user.type(main.getByLabelText(/كلمة المرور/), 'قارب أزرق 42');
    expect(main.queryByRole('button', { name: 'إرسال رابط إلى بريدي' })).not.toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'تسجيل الدخول' }));
    expect(await main.findByText('محاولات كثيرة لم تنجح.')).toBeInTheDocument();
    await user.click(main.getByRole('button', { name: 'إرسال رابط إلى بريدي' }));
    expect(await main.findByRole('heading', { level: 1, name: 'تفقّد بريدك' })).toBeInTheDocument();
    expect(main.getByText('ali@example.org')).toHaveAttribute('dir', 'ltr');
    expect(main.getByText(/إن كان لهذا البريد حساب/)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/auth/sign-in-pass')?.body).toEqual({ email: 'ali@example.org' });
    await user.click(main.getByRole('button', { name: 'العودة إلى تسجيل الدخول' }));
    expect(main.getByLabelText(/البريد/)).toHaveValue('ali@example.org');
  });

  it('follows the link by its button alone and asks for the password at once [AUTH-11] [SEC-2]', async () => {
    const calls = stubApi({
      ...commonHandlers(),
      ...liveConfig,
      'POST /api/auth/sign-in-pass/follow': () => ({ status: 204 }),
    });
    const { user } = renderApp({ at: '/login/pass?token=t' });
    const button = await screen.findByRole('button', { name: 'أنا صاحب الحساب' });
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/sign-in-pass/follow');
    await user.click(button);
    expect(await screen.findByText(/صار هذا المتصفح معروفاً لحسابك/)).toBeInTheDocument();
    expect(screen.getByLabelText(/كلمة المرور/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/auth/sign-in-pass/follow')).toHaveLength(1);
  });

  it('says that a link works no more, in English too [AUTH-11] [READ-4]', async () => {
    stubApi({
      ...commonHandlers(),
      ...liveConfig,
      'POST /api/auth/sign-in-pass/follow': () => problem(422, 'Unprocessable', { detail: 'The link is not valid.' }),
    });
    const { user } = renderApp({ at: '/login/pass?token=t', language: 'en' });
    await user.click(await screen.findByRole('button', { name: 'The account is mine' }));
    expect(await screen.findByText('The link is not valid.')).toBeInTheDocument();
    renderApp({ at: '/login/pass', language: 'en' });
    expect(await screen.findByText(/This link is incomplete/)).toBeInTheDocument();
  });
});
