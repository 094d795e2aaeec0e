import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderApp } from '#testing/render-app';
import { aSitePage, aSiteText } from '#testing/site-pages';
import { commonHandlers, json, problem, stubApi } from '#testing/stub-api';

type User = ReturnType<typeof renderApp>['user'];

async function fillIn(user: User) {
  const form = await screen.findByRole('form', { name: 'إرسال رسالة' });
  const field = (label: RegExp) => {
    const [found] = screen.getAllByLabelText(label).filter((input) => form.contains(input));
    return found!;
  };
  await user.type(field(/^الاسم/), 'ليلى جاسم');
  await user.type(field(/^البريد الإلكتروني/), 'layla@example.org');
  await user.type(field(/^الموضوع/), 'سؤال');
  await user.type(field(/^الرسالة/), 'متى تبدأ الدورة؟');
}
const submit = (user: User) => user.click(screen.getByRole('button', { name: 'إرسال الرسالة' }));
const sentTo = (calls: ReturnType<typeof stubApi>) => calls.filter(({ path }) => path === '/api/contact');

describe('/contact', () => {
  it('names every empty field and sends nothing, the focus on the first [PUB-5]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/contact' });
    await screen.findByRole('form', { name: 'إرسال رسالة' });
    await submit(user);
    const told = ['اكتب اسمك.', 'اكتب بريدك الإلكتروني ليصلك الجواب.', 'اكتب موضوع رسالتك.', 'اكتب رسالتك.'];
    for (const words of told) expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByLabelText(/^الاسم/)).toHaveFocus();
    expect(sentTo(calls)).toEqual([]);
  });

  it('tells an address that is not whole [PUB-5]', async () => {
    const calls = stubApi(commonHandlers());
    const { user } = renderApp({ at: '/contact' });
    await fillIn(user);
    const [address] = screen.getAllByLabelText(/^البريد الإلكتروني/);
    await user.clear(address!);
    await user.type(address!, 'layla@');
    await submit(user);
    expect(address).toHaveAccessibleDescription(/^اكتب البريد كاملاً/);
    expect(sentTo(calls)).toEqual([]);
  });

  it('sends the message once and says that it has arrived, where the focus goes [PUB-5] [REL-1]', async () => {
    const calls = stubApi({
      ...commonHandlers(),
      'POST /api/contact': () => new Promise((resolve) => setTimeout(resolve, 100, json({ id: 'm-1' }))),
    });
    const { user } = renderApp({ at: '/contact' });
    await fillIn(user);
    await user.dblClick(screen.getByRole('button', { name: 'إرسال الرسالة' }));
    const heading = await screen.findByRole('heading', { name: 'وصلت رسالتك' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(sentTo(calls).map(({ body }) => body)).toEqual([
      {
        formKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'ليلى جاسم',
        email: 'layla@example.org',
        subject: 'سؤال',
        message: 'متى تبدأ الدورة؟',
      },
    ]);
  });

  it('says that it has arrived to a second click that comes after the answer too [PUB-5] [REL-1]', async () => {
    stubApi({ ...commonHandlers(), 'POST /api/contact': () => json({ id: 'm-1' }) });
    const { user } = renderApp({ at: '/contact' });
    await fillIn(user);
    await submit(user);
    const another = await screen.findByRole('button', { name: 'إرسال رسالة أخرى' });
    fireEvent.click(another, { detail: 2 });
    await expect(screen.findByRole('form', { name: 'إرسال رسالة' }, { timeout: 500 })).rejects.toThrow();
    await user.click(another);
    expect(await screen.findByRole('form', { name: 'إرسال رسالة' })).toBeInTheDocument();
  });

  it('keeps what was typed when it fails, and sends it again under the same key [PUB-5]', async () => {
    let fails = true;
    const calls = stubApi({
      ...commonHandlers(),
      'POST /api/contact': () => (fails ? problem(429, 'محاولات كثيرة.') : json({ id: 'm-1' })),
    });
    const { user } = renderApp({ at: '/contact' });
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('محاولات كثيرة.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^الرسالة/)).toHaveValue('متى تبدأ الدورة؟');
    fails = false;
    await submit(user);
    await screen.findByRole('heading', { name: 'وصلت رسالتك' });
    const keys = sentTo(calls).map(({ body }) => (body as { formKey: string }).formKey);
    expect(keys).toEqual([keys[0], keys[0]]);
  });

  it('shows what the server refuses beside its field [PUB-5] [API-3]', async () => {
    const errors = [{ field: 'email', message: 'اكتب بريداً إلكترونياً آخر.' }];
    stubApi({ ...commonHandlers(), 'POST /api/contact': () => problem(400, 'Bad Request', { errors }) });
    const { user } = renderApp({ at: '/contact' });
    await fillIn(user);
    await submit(user);
    expect(await screen.findByText('اكتب بريداً إلكترونياً آخر.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^البريد الإلكتروني/)).toHaveFocus();
  });

  it('tells mailbox, hours, place and the time of an answer where they are set [PUB-5] [READ-1] [READ-4]', async () => {
    const texts = [
      aSiteText('mailbox', 'team@noor.example'),
      aSiteText('answerTime', 'نجيب خلال يومين', 'We answer within two days'),
      aSiteText('hours', 'الأحد\n9 – 6\n\nالجمعة\nمغلق', 'Sunday\n9 – 6\n\nFriday\nClosed'),
      aSiteText('place', 'بغداد، الكرادة', 'Karrada, Baghdad'),
    ];
    stubApi({ ...commonHandlers(), 'GET /api/site/contact': () => json(aSitePage('contact', { texts })) });
    renderApp({ at: '/contact', language: 'en' });
    expect(await screen.findByText('Sunday')).toBeInTheDocument();
    expect(screen.getByText('Closed')).toBeInTheDocument();
    expect(screen.getByText('We answer within two days')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'team@noor.example' })).toHaveAttribute('href', 'mailto:team@noor.example');
    expect(screen.getByRole('img', { name: /Tigris/ })).toBeInTheDocument();
  });

  it('names no mailbox, hours, place or time of an answer that nobody set [PUB-5] [READ-1] [READ-2]', async () => {
    stubApi(commonHandlers());
    renderApp({ at: '/contact' });
    await screen.findByRole('form', { name: 'إرسال رسالة' });
    const main = within(screen.getByRole('main'));
    for (const untrue of [/@/, /24/, /بغداد/, /ساعات العمل/, /موقعنا/]) {
      expect(main.queryByText(untrue)).not.toBeInTheDocument();
    }
    expect(main.queryByRole('img')).not.toBeInTheDocument();
  });
});
