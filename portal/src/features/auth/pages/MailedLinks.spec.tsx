import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const live = {
  'GET /api/auth/config': () => json({ demoMode: false, oidcEnabled: false, registrationEnabled: true }),
};
const verifying = { ...live, 'POST /api/auth/verify-email': () => json({ user: null, wasConfirmed: false }) };
const press = async ({ user }: ReturnType<typeof renderApp>) =>
  user.click(await screen.findByRole('button', { name: 'تأكيد بريدي' }));

describe('a link out of a mail', () => {
  it('acts by its button alone, and leads on once the address is confirmed [AUTH-2] [SEC-2]', async () => {
    const calls = stubApi({ ...commonHandlers(), ...verifying });
    const app = renderApp({ at: '/login/verify-email?token=t' });
    await screen.findByRole('button', { name: 'تأكيد بريدي' });
    expect(calls.map(({ path }) => path)).not.toContain('/api/auth/verify-email');
    await press(app);
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText('تأكّد بريدك. سجّل الدخول الآن.')).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/login/email');
    expect(main.getAllByRole('link')).toHaveLength(1);
  });

  it('signs in and asks what for where the server lets this browser in [AUTH-15] [DSH-8]', async () => {
    const user = aUser({ planAsked: false });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': () => json({ user, wasConfirmed: false }) });
    await press(renderApp({ at: '/login/verify-email?token=t' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'ماذا تريد أن تحقّق؟' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/start');
  });

  it('leads back to the page from which somebody signed up, and elsewhere nowhere [NAV-6] [SEC-7]', async () => {
    const user = aUser({ planAsked: false });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': () => json({ user, wasConfirmed: false }) });
    const back = renderApp({ at: '/login/verify-email?token=t&redirect=terms-of-service' });
    await press(back);
    await waitFor(() => expect(window.location.pathname).toBe('/terms-of-service'));
    back.unmount();
    window.localStorage.clear();
    await press(renderApp({ at: '/login/verify-email?token=t&redirect=//evil.example' }));
    await waitFor(() => expect(window.location.pathname).toBe('/start'));
  });

  it.each(['/login/verify-email?token=t&redirect=courses/1', '/login/verify-email?token=t&redirect=//evil.example'])(
    'leads from signing in to where somebody signed up, and elsewhere nowhere: %s [NAV-6] [SEC-7]',
    async (at) => {
      stubApi({ ...commonHandlers(), ...verifying });
      await press(renderApp({ at }));
      const main = within(await screen.findByRole('main'));
      expect(await main.findByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute(
        'href',
        at.includes('evil') ? '/login/email' : '/login/email?redirect=courses/1',
      );
    },
  );

  it('does not ask somebody who is signed in to sign in again [AUTH-13]', async () => {
    stubApi({ ...commonHandlers(aUser()), ...verifying });
    rememberAs(aUser(), 'password');
    await press(renderApp({ at: '/login/verify-email?token=t' }));
    expect(await screen.findByRole('link', { name: 'إلى ملفك الشخصي' })).toHaveAttribute('href', '/profile');
  });

  it('says that all is well where it was followed before, by a mail scanner or a second press [AUTH-9]', async () => {
    const before = () => json({ user: null, wasConfirmed: true });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': before });
    await press(renderApp({ at: '/login/verify-email?token=t' }));
    const main = within(await screen.findByRole('main'));
    expect(await main.findByText(/بريدك مؤكَّد من قبل/)).toBeInTheDocument();
    expect(main.getByRole('link', { name: 'تسجيل الدخول' })).toHaveAttribute('href', '/login/email');
  });

  it('asks for a password, for 16 and for names, shown for correction, where another browser asked for the account, and tells what is wrong [AUTH-9] [AUTH-2]', async () => {
    let answers = 0;
    const user = aUser({ planAsked: false });
    const calls = stubApi({
      ...commonHandlers(),
      ...live,
      'POST /api/auth/verify-email': () => {
        answers += 1;
        const wished = { firstName: 'اسم من غريب', lastName: 'حسن' };
        if (answers === 1) return problem(422, 'Unprocessable', { code: 'auth.password_needed', wished });
        if (answers === 2) return problem(422, 'Unprocessable', { detail: 'كلمة المرور شائعة جداً.' });
        return json({ user, wasConfirmed: false });
      },
    });
    const app = renderApp({ at: '/login/verify-email?token=t' });
    await press(app);
    expect(await screen.findByText(/طُلب هذا الحساب من متصفح آخر/)).toBeInTheDocument();
    expect(screen.getByLabelText(/كلمة المرور/)).not.toHaveAttribute('aria-invalid', 'true');
    await app.user.type(screen.getByLabelText(/كلمة المرور/), '12345678{Enter}');
    expect(answers).toBe(1);
    expect(screen.getByLabelText(/اسم العائلة/)).toHaveValue('حسن');
    await app.user.clear(screen.getByLabelText(/الاسم الأول/));
    await app.user.type(screen.getByLabelText(/الاسم الأول/), 'زينب');
    await app.user.click(screen.getByRole('checkbox', { name: /عمري 16 سنة أو أكثر/ }));
    await app.user.type(screen.getByLabelText(/كلمة المرور/), '{Enter}');
    expect(await screen.findByText('كلمة المرور شائعة جداً.')).toBeInTheDocument();
    await app.user.type(screen.getByLabelText(/كلمة المرور/), ' قارب{Enter}');
    expect(await screen.findByRole('heading', { level: 1, name: 'ماذا تريد أن تحقّق؟' })).toBeInTheDocument();
    const bodies = calls.filter(({ path }) => path === '/api/auth/verify-email').map(({ body }) => body);
    const chosen = { password: '12345678 قارب', isSixteenOrOlder: true, firstName: 'زينب', lastName: 'حسن' };
    expect(bodies.at(-1)).toEqual({ token: 't', ...chosen });
  });

  it('sends the owner of a new address to sign in first, and back [AUTH-13] [NAV-6]', async () => {
    const refused = () => problem(403, 'Forbidden', { code: 'auth.address_of_another' });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': refused });
    await press(renderApp({ at: '/login/verify-email?token=t' }));
    expect(await screen.findByText(/سجّل الدخول إليه أولاً/)).toBeInTheDocument();
    const main = within(screen.getByRole('main'));
    expect(main.getAllByRole('link', { name: 'تسجيل الدخول' })[0]).toHaveAttribute(
      'href',
      '/login/email?redirect=login/verify-email%3Ftoken%3Dt',
    );
  });

  it('says that it works no more, and where else to go [AUTH-2]', async () => {
    const gone = () => problem(422, 'Unprocessable', { detail: 'الرابط غير صالح أو انتهت مدته.' });
    stubApi({ ...commonHandlers(), ...live, 'POST /api/auth/verify-email': gone });
    await press(renderApp({ at: '/login/verify-email?token=t' }));
    const main = within(await screen.findByRole('main'));
    expect(await main.findByRole('alert')).toHaveTextContent('الرابط غير صالح');
    expect(await main.findByRole('link', { name: 'إنشاء حساب' })).toHaveAttribute('href', '/login/register');
  });
});

const linkFor = (invitation: object | null) => ({
  ...commonHandlers(),
  ...live,
  'POST /api/auth/invitation': () => json({ invitation }),
  'POST /api/auth/reset-password': () => ({ status: 204 }),
});

const anInvitation = (changes: object = {}) => ({
  email: 'rana@example.org',
  role: 'student',
  organization: { ar: 'معهد الرافدين', en: 'Rafidain Institute' },
  invitedBy: { ar: 'زينب كاظم', en: 'Zainab Kadhim' },
  courses: [{ ar: 'أساسيات الشبكات', en: 'Networks' }],
  ...changes,
});

/** As a part of its own in a sentence. */
const theAddress = (address: string) =>
  screen.getByText((_, element) => element?.tagName === 'BDI' && element.textContent === address);

describe('/login/reset-password', () => {
  it('names who invites, into what account and which courses, in both languages [AUTH-2] [READ-4]', async () => {
    stubApi(linkFor(anInvitation()));
    renderApp({ at: '/login/reset-password?token=t' });
    const facts = await screen.findByLabelText('تفاصيل الدعوة');
    expect(facts).toHaveTextContent(/معهد الرافدين.*زينب كاظم.*متعلّم.*أساسيات الشبكات/);
    const address = theAddress('rana@example.org');
    expect(address).toHaveAttribute('dir', 'ltr');
    // Its full stop stays with it, whatever line it stands on.
    expect(address.parentElement).toHaveTextContent(/^rana@example\.org\.$/);
    expect(address.parentElement?.parentElement).toHaveTextContent(/^أُنشئ لك حساب بالبريد rana@example\.org\. /);
  });

  it('names them in English, and leaves out what nobody noted [AUTH-2] [READ-4]', async () => {
    stubApi(linkFor(anInvitation({ invitedBy: null, courses: [] })));
    renderApp({ at: '/login/reset-password?token=t', language: 'en' });
    const facts = await screen.findByLabelText('About this invitation');
    expect(
      within(facts)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual(['Rafidain Institute', 'Student']);
  });

  it('asks whoever is invited for age and consent before the password, and sends both [AUTH-2]', async () => {
    const calls = stubApi(linkFor(anInvitation()));
    const { user } = renderApp({ at: '/login/reset-password?token=t' });
    expect(await screen.findByRole('heading', { level: 1, name: 'دعوة إلى حساب' })).toBeInTheDocument();
    expect(theAddress('rana@example.org')).toBeInTheDocument();
    const agreed = screen.getByRole('checkbox', { name: /عمري 16 سنة أو أكثر/ });
    const password = screen.getByLabelText(/كلمة المرور/);
    expect(agreed.compareDocumentPosition(password)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.type(password, 'قارب أزرق 42{Enter}');
    expect(agreed).toHaveAccessibleDescription('ضع العلامة لتؤكّد عمرك وموافقتك.');
    await user.click(agreed);
    await user.type(password, '{Enter}');
    expect(await screen.findByText(/حُفظت كلمة المرور/)).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === '/api/auth/reset-password');
    expect(sent.map(({ body }) => body)).toEqual([{ token: 't', password: 'قارب أزرق 42', isSixteenOrOlder: true }]);
  });

  it('says of a link that works no more that it does, before anything is typed [AUTH-2]', async () => {
    const gone = () => problem(422, 'Unprocessable', { detail: 'الرابط غير صالح أو انتهت مدته.' });
    stubApi({ ...linkFor(null), 'POST /api/auth/invitation': gone });
    renderApp({ at: '/login/reset-password?token=t' });
    expect(await screen.findByText(/انتهت مدته/)).toBeInTheDocument();
    expect(screen.queryByLabelText(/كلمة المرور/)).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'طلب رابط جديد' })).toHaveAttribute('href', '/login/forgot-password');
  });

  it('asks for a longer password in words, sends it with the token and leads on with a button [AUTH-2]', async () => {
    const calls = stubApi(linkFor(null));
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
