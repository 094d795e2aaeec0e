import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const live = {
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: false, registrationEnabled: true }),
};
const verifying = { ...live, 'POST /api/auth/verify-email': () => json({ user: null }) };

describe('a link out of a mail', () => {
  it('leads on with a button once the address is confirmed [AUTH-2]', async () => {
    stubApi({ ...commonHandlers(), ...verifying });
    renderApp({ at: '/login/verify-email?token=t' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('أُكّد بريدك. بقي أن تسجّل الدخول.')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/login/email');
    expect(main.getAllByRole('link')).toHaveLength(1);
  });

  it('signs in and asks what for where the server lets this browser in [AUTH-15] [DSH-8]', async () => {
    const user = aUser({ planAsked: false });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': () => json({ user }) });
    renderApp({ at: '/login/verify-email?token=t' });
    expect(await screen.findByRole('heading', { level: 1, name: 'ماذا تريد من مسار؟' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/start');
  });

  it('does not ask somebody who is signed in to sign in again [AUTH-13]', async () => {
    stubApi({ ...commonHandlers(aUser()), ...verifying });
    rememberAs(aUser(), 'password');
    renderApp({ at: '/login/verify-email?token=t' });
    expect(await screen.findByRole('link', { name: 'إلى ملفك الشخصي' })).toHaveAttribute('href', '/profile');
  });

  it('says that it works no more, and where else to go [AUTH-2]', async () => {
    const gone = () => problem(422, 'Unprocessable', { detail: 'الرابط غير صالح أو انتهت مدته.' });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': gone });
    renderApp({ at: '/login/verify-email?token=t' });
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent('الرابط غير صالح');
    expect(await main.findByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute('href', '/login/register');
  });
});

describe('/login/reset-password', () => {
  it('asks for a longer password in words, sends it with the token and leads on with a button [AUTH-2]', async () => {
    const calls = stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/reset-password': () => ({ status: 204 }) });
    const { user } = renderApp({ at: '/login/reset-password?token=t' });
    const password = await screen.findByLabelText(/كلمة المرور الجديدة/);
    await user.type(password, 'قارب{Enter}');
    expect(password).toHaveAccessibleDescription('اكتب 8 أحرف أو أكثر.');
    await user.type(password, ' أزرق 42{Enter}');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/login/email');
    const sent = calls.filter(({ path }) => path === '/api/auth/reset-password');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 't', password: 'قارب أزرق 42' }]);
  });

  it('leads to a new link where the token is missing, in English too [AUTH-2] [READ-4]', async () => {
    stubApi({ ...commonHandlers(), ...live });
    renderApp({ at: '/login/reset-password', language: 'en' });
    const link = await screen.findByRole('link', { name: 'Ask for a new link' });
    expect(link).toHaveAttribute('href', '/login/forgot-password');
  });
});
