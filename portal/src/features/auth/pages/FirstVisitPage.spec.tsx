import { screen, waitFor } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const at = '/login/first-visit?redirect=certificates';
const visit = { email: 'layla@example.org', name: 'ليلى عباس', invitation: null, until: '2026-05-31T18:00:00Z' };
const waiting = (changes: object = {}) => ({
  ...commonHandlers(),
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: true, registrationEnabled: true }),
  'GET /api/auth/first-visit': () => json({ ...visit, ...changes }),
  'POST /api/auth/first-visit': () => json(aUser()),
  'DELETE /api/auth/first-visit': () => ({ status: 204 }),
});
const callsOf = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method, path }) => path === '/api/auth/first-visit' && method !== 'GET');

describe('a first visit by the organisation’s account', () => {
  it('asks for age and consent before an account is made, and leads on where they wanted to go [AUTH-2] [AUTH-3]', async () => {
    const calls = stubApi(waiting());
    const { user } = renderApp({ at });
    await user.click(await screen.findByRole('button', { name: 'أوافق، لندخل' }));
    const agreed = screen.getByRole('checkbox', { name: /عمري 16 سنة أو أكثر/ });
    expect(agreed).toHaveAccessibleDescription('ضع العلامة لتؤكّد عمرك وموافقتك.');
    expect(screen.getByText('ليلى عباس')).toBeInTheDocument();
    expect(callsOf(calls)).toEqual([]);
    await user.click(agreed);
    await user.click(screen.getByRole('button', { name: 'أوافق، لندخل' }));
    await waitFor(() => expect(window.location.pathname).toBe('/certificates'));
    expect(callsOf(calls)).toMatchObject([{ method: 'POST', body: { isSixteenOrOlder: true } }]);
  });

  it('names who invited them where an account waits [AUTH-2] [AUTH-3]', async () => {
    const text = (words: string) => ({ ar: words, en: words });
    const invitation = {
      email: visit.email,
      role: 'instructor',
      organization: text('معهد الرافدين'),
      invitedBy: text('زينب كاظم'),
      courses: [],
    };
    stubApi(waiting({ invitation }));
    renderApp({ at });
    expect(await screen.findByLabelText('تفاصيل الدعوة')).toHaveTextContent(/معهد الرافدين.*زينب كاظم.*مدرّب/);
  });

  it('tells who does not agree that nothing was kept, and has the server forget them [AUTH-2] [AUTH-3]', async () => {
    const calls = stubApi(waiting());
    const { user } = renderApp({ at });
    await user.click(await screen.findByRole('button', { name: 'لا أوافق' }));
    expect(await screen.findByText('لم يُنشأ حساب، ولم نحتفظ بشيء من بياناتك.')).toBeInTheDocument();
    expect(callsOf(calls)).toMatchObject([{ method: 'DELETE' }]);
    expect(screen.getByRole('link', { name: 'البدء من جديد' })).toHaveAttribute('href', '/login');
  });

  it('goes on to the second factor where one is asked for, keeping the way [AUTH-3] [IDM-1]', async () => {
    stubApi({
      ...waiting(),
      'POST /api/auth/first-visit': () => json({ factors: ['code'], until: visit.until }),
      'GET /api/auth/second-step': () => json({ factors: ['code'], until: visit.until }),
    });
    const { user } = renderApp({ at });
    await user.click(await screen.findByRole('checkbox'));
    await user.click(screen.getByRole('button', { name: 'أوافق، لندخل' }));
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/login/second-step?redirect=certificates'),
    );
  });

  it('leads back to the beginning when its time is over, in English too [AUTH-3] [READ-4]', async () => {
    stubApi({ ...waiting(), 'GET /api/auth/first-visit': () => problem(410, 'Gone') });
    renderApp({ at, language: 'en' });
    expect(await screen.findByText(/time for this step is over/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Begin again' })).toHaveAttribute('href', '/login?redirect=certificates');
  });
});
