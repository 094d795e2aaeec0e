import { act, fireEvent, screen } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const accepting: Handlers = { 'POST /api/auth/forgot-password': () => json({ accepted: true }) };

async function askFor(email: string, handlers: Handlers = accepting) {
  const calls = stubApi({ ...commonHandlers(), ...handlers });
  const { user } = renderApp({ at: '/login/forgot-password' });
  await user.type(await screen.findByLabelText(/البريد/), email);
  await user.click(screen.getByRole('button', { name: 'إرسال الرابط' }));
  return { user, asked: () => calls.filter(({ path }) => path === '/api/auth/forgot-password').length };
}

afterEach(() => void jest.useRealTimers());

describe('/login/forgot-password', () => {
  it('asks for an address in its own words before anything is sent [AUTH-2]', async () => {
    const { asked } = await askFor(' ');
    expect(screen.getByLabelText(/البريد/)).toHaveAccessibleDescription('اكتب بريدك.');
    expect(screen.getByLabelText(/البريد/)).toHaveFocus();
    expect(asked()).toBe(0);
  });

  it('names the address and says the same whether or not it has an account [AUTH-6]', async () => {
    await askFor('ali@example.org');
    expect(await screen.findByRole('heading', { level: 1, name: 'تفقّد بريدك' })).toBeInTheDocument();
    expect(screen.getByText('ali@example.org')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByText(/^إن كان لهذا البريد حساب/)).toBeInTheDocument();
  });

  it('leads back to correct the address [AUTH-2]', async () => {
    const { user } = await askFor('ali@example.org');
    await user.click(await screen.findByRole('button', { name: 'البريد غير صحيح؟ صحّحه' }));
    expect(screen.getByLabelText(/البريد/)).toHaveValue('ali@example.org');
    expect(screen.getByLabelText(/البريد/)).toHaveFocus();
  });

  it('says why nothing was sent [AUTH-11]', async () => {
    await askFor('ali@example.org', {
      'POST /api/auth/forgot-password': () => problem(429, 'Too Many Requests', { detail: 'محاولات كثيرة.' }),
    });
    expect((await screen.findByText('محاولات كثيرة.')).closest('[role="alert"]')).not.toBeNull();
  });
});

describe('a mail that does not arrive', () => {
  it('can be asked for again after a pause that is shown, as often as the server sends it [AUTH-2] [AUTH-11]', async () => {
    const calls = stubApi({ ...commonHandlers(), ...accepting });
    renderApp({ at: '/login/forgot-password' });
    fireEvent.input(await screen.findByLabelText(/البريد/), { target: { value: 'ali@example.org' } });
    jest.useFakeTimers();
    const asked = () => calls.filter(({ path }) => path === '/api/auth/forgot-password').length;
    const pass = (seconds: number) => act(() => jest.advanceTimersByTimeAsync(seconds * 1000));

    fireEvent.click(screen.getByRole('button', { name: 'إرسال الرابط' }));
    fireEvent.click(await screen.findByRole('button', { name: 'إعادة الإرسال بعد 60 ثانية' }));
    await pass(58);
    expect(screen.getByRole('button', { name: 'إعادة الإرسال بعد ثانيتين' })).toHaveAttribute('aria-disabled', 'true');
    expect(asked()).toBe(1);
    for (const times of [2, 3, 4]) {
      await pass(60);
      fireEvent.click(screen.getByRole('button', { name: 'إعادة الإرسال' }));
      expect(await screen.findByRole('button', { name: 'إعادة الإرسال بعد 60 ثانية' })).toBeInTheDocument();
      expect(screen.getByText(/^وصل طلبك/)).toBeInTheDocument();
      expect(asked()).toBe(times);
    }
    await pass(60);
    fireEvent.click(screen.getByRole('button', { name: 'إعادة الإرسال' }));
    expect(await screen.findByText(/^طلبتها 5 مرات/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /إعادة الإرسال/ })).not.toBeInTheDocument();
    expect(asked()).toBe(5);
  });
});
