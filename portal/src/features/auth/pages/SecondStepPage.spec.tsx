import { screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const live = {
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: false, registrationEnabled: true }),
};
const waiting = { factors: ['code'], until: '2026-05-31T18:00:00Z' };

describe('the second step of signing in', () => {
  it('follows the password where there is a second factor, and keeps the way back [IDM-1]', async () => {
    const calls = stubApi({
      ...commonHandlers(),
      ...live,
      'POST /api/auth/login': () => json(waiting),
      'GET /api/auth/second-step': () => json(waiting),
      'POST /api/auth/second-step': () => json(aUser()),
    });
    const { user } = renderApp({ at: '/login?redirect=certificates' });
    await user.type(await screen.findByLabelText(/البريد/), 'ali@example.org');
    await user.type(screen.getByLabelText(/كلمة المرور/), 'a long enough phrase');
    await user.click(screen.getByRole('main').querySelector('button[type=submit]')!);
    const code = await screen.findByLabelText(/رمز تطبيق الرموز/);
    expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    expect(code).toHaveAttribute('inputmode', 'numeric');
    await user.type(code, '492039');
    await user.click(screen.getByRole('button', { name: 'متابعة' }));
    await waitFor(() => expect(window.location.pathname).toBe('/certificates'));
    const sent = calls.find(({ method, path }) => method === 'POST' && path === '/api/auth/second-step');
    expect(sent?.body).toEqual({ code: '492039' });
  });

  it('takes a code that is pasted with a space or typed in Eastern digits, and asks for all six [IDM-1]', async () => {
    const calls = stubApi({
      ...commonHandlers(),
      ...live,
      'GET /api/auth/second-step': () => json(waiting),
      'POST /api/auth/second-step': () => json(aUser()),
    });
    const { user } = renderApp({ at: '/login/second-step' });
    const code = await screen.findByLabelText(/رمز تطبيق الرموز/);
    await user.type(code, '٤٩٢');
    await user.click(screen.getByRole('button', { name: 'متابعة' }));
    expect(code).toHaveAccessibleDescription('اكتب الأرقام الستة التي يعرضها التطبيق.');
    await user.clear(code);
    await user.paste('٤٩٢ ٠٣٩');
    expect(code).toHaveValue('492039');
    await user.click(screen.getByRole('button', { name: 'متابعة' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ code: '492039' }));
  });

  it('takes a recovery code instead, and says at the field when it is wrong [IDM-1]', async () => {
    const message = 'الرمز غير صحيح، أو سبق استخدامه.';
    stubApi({
      ...commonHandlers(),
      ...live,
      'GET /api/auth/second-step': () => json(waiting),
      'POST /api/auth/second-step': () =>
        problem(422, 'Unprocessable', {
          errors: [{ field: 'recoveryCode', code: 'auth.wrong_code', message }],
        }),
    });
    const { user } = renderApp({ at: '/login/second-step' });
    await user.click(await screen.findByRole('button', { name: /رمز استرداد/ }));
    await user.type(screen.getByLabelText(/رمز الاسترداد/), 'k3m9xt-7hq2wd');
    await user.click(screen.getByRole('button', { name: 'متابعة' }));
    expect(await screen.findByText(message)).toBeInTheDocument();
  });

  it('leads back to the password when its time is over [IDM-1]', async () => {
    stubApi({ ...commonHandlers(), ...live, 'GET /api/auth/second-step': () => problem(410, 'Gone') });
    renderApp({ at: '/login/second-step' });
    const main = await screen.findByRole('main');
    expect(await within(main).findByText(/انتهت مهلة الخطوة الثانية/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'البدء من جديد' })).toHaveAttribute('href', '/login/email');
  });
});

describe('an administrator without a second factor', () => {
  it('is led to the security page instead of the screens of administrators [IDM-1]', async () => {
    const admin = aUser({ role: 'admin', lacksSecondFactor: true });
    stubApi({ ...commonHandlers(admin), ...live });
    renderApp({ at: '/admin' });
    const link = await screen.findByRole('link', { name: 'إلى صفحة الأمان' });
    expect(link).toHaveAttribute('href', '/profile?tab=safety');
  });
});
