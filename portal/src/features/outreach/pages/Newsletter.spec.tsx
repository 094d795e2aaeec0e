import { screen, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';

const box = async () => within(await screen.findByRole('region', { name: 'نشرة مسار' }));

async function ask(user: ReturnType<typeof renderApp>['user'], email: string) {
  const footer = await box();
  await user.type(footer.getByLabelText(/بريدك الإلكتروني/), email);
  await user.click(footer.getByRole('button', { name: 'اشتراك' }));
}

describe('the newsletter box of the footer', () => {
  it('stores the address and says what to do next [NAV-5] [PUB-6]', async () => {
    const calls = stubApi({ ...commonHandlers(), 'POST /api/newsletter': () => json({ accepted: true }) });
    const { user } = renderApp({ at: '/contact' });
    await ask(user, 'huda@example.org');
    expect(await (await box()).findByText(/اضغط زر التأكيد/)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/newsletter')?.body).toEqual({ email: 'huda@example.org' });
  });

  it('says in the reader’s words what is no address, and sends nothing [NAV-5]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/contact' });
    await ask(user, 'huda');
    const input = (await box()).getByLabelText(/بريدك الإلكتروني/);
    expect(input).toHaveAttribute('type', 'email');
    expect(input).toHaveAccessibleDescription(/^اكتب البريد كاملاً/);
    await user.clear(input);
    await user.click((await box()).getByRole('button', { name: 'اشتراك' }));
    expect(input).toHaveAccessibleDescription('املأ هذا الحقل.');
    expect(calls.some(({ path }) => path === '/api/newsletter')).toBe(false);
  });

  it('keeps the address and says so when there were too many [PUB-6]', async () => {
    stubApi({ ...commonHandlers(), 'POST /api/newsletter': () => problem(429, 'محاولات كثيرة. انتظر قليلاً.') });
    const { user } = renderApp({ at: '/contact' });
    await ask(user, 'huda@example.org');
    const footer = await box();
    expect(await footer.findByRole('alert')).toHaveTextContent('محاولات كثيرة. انتظر قليلاً.');
    expect(footer.getByLabelText(/بريدك الإلكتروني/)).toHaveValue('huda@example.org');
  });
});

describe.each([
  ['confirm', 'تأكيد الاشتراك', 'اكتمل اشتراكك في نشرة مسار. أهلاً بك!'],
  ['unsubscribe', 'إلغاء الاشتراك', /لن تصلك النشرة بعد الآن/],
] as const)('/newsletter/%s', (path, action, done) => {
  it('acts by its button only, never by being opened [PUB-6] [SEC-2]', async () => {
    const calls = stubApi({ ...commonHandlers(), [`POST /api/newsletter/${path}`]: () => ({ status: 204 }) });
    const { user } = renderApp({ at: `/newsletter/${path}?token=abc` });
    const button = await screen.findByRole('button', { name: action });
    expect(calls.map((call) => call.path)).not.toContain(`/api/newsletter/${path}`);
    await user.click(button);
    expect(await screen.findByText(done)).toBeInTheDocument();
    expect(calls.find((call) => call.path === `/api/newsletter/${path}`)?.body).toEqual({ token: 'abc' });
  });

  it('tells of a link that does not work, and of one without its token [PUB-6]', async () => {
    stubApi({ ...commonHandlers(), [`POST /api/newsletter/${path}`]: () => problem(422, 'الرابط غير صالح.') });
    const { user, unmount } = renderApp({ at: `/newsletter/${path}?token=abc` });
    await user.click(await screen.findByRole('button', { name: action }));
    expect(await screen.findByText('الرابط غير صالح.')).toBeInTheDocument();
    unmount();
    renderApp({ at: `/newsletter/${path}` });
    expect(await screen.findByText(/هذا الرابط ناقص/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: action })).not.toBeInTheDocument();
  });
});
