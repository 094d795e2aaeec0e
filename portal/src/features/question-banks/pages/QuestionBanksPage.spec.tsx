// Loaded before the first test, which would otherwise wait for the lazy screen.
import './QuestionBanksPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aBank } from '../testing/a-bank';

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/question-banks': () => json([aBank()], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/question-banks' }) };
}

async function nameNewBank({ user }: ReturnType<typeof open>, name: string) {
  await user.click(await screen.findByRole('button', { name: 'بنك جديد' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'بنك جديد' }));
  await user.type(dialog.getByRole('textbox', { name: /اسم البنك/ }), name);
  await user.click(dialog.getByRole('button', { name: 'إنشاء' }));
}

describe('/question-banks', () => {
  it('leads to each bank, says how many questions it has and where it may only be used [QB-1]', async () => {
    open({
      'GET /api/question-banks': () =>
        json([aBank(), aBank({ id: 'b2', name: 'شبكات', questions: 2, mayEdit: false })], { 'X-Total-Count': '2' }),
    });
    const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('li');
    const [own, shared] = [await rowOf('أسئلة CSS'), await rowOf('شبكات')];
    expect(screen.getByRole('link', { name: 'أسئلة CSS' })).toHaveAttribute('href', '/question-banks/b1');
    expect(own).toHaveTextContent('سؤال واحد');
    expect(own).not.toHaveTextContent('للاستخدام فقط');
    expect(shared).toHaveTextContent('سؤالان');
    expect(shared).toHaveTextContent('للاستخدام فقط');
  });

  it('makes a bank of the name that was typed and opens it [QB-1]', async () => {
    const page = open({
      'POST /api/question-banks': () => json(aBank({ id: 'b9', name: 'فيزياء' })),
      'GET /api/question-banks/b9': () => json(aBank({ id: 'b9', name: 'فيزياء' })),
      'GET /api/question-banks/b9/questions': () => json([], { 'X-Total-Count': '0' }),
      'GET /api/question-banks/b9/topics': () => json({ tags: [], skills: [] }),
    });
    await nameNewBank(page, ' فيزياء ');
    expect(await screen.findByRole('heading', { level: 1, name: 'فيزياء' })).toBeInTheDocument();
    expect(page.calls.find(({ method }) => method === 'POST')?.body).toEqual({ name: 'فيزياء' });
  });

  it('keeps the name where making the bank fails, and says so [QB-1]', async () => {
    await nameNewBank(open({ 'POST /api/question-banks': () => problem(503, 'Busy') }), 'فيزياء');
    expect(await screen.findByText('تعذّر إنشاء البنك')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('textbox', { name: /اسم البنك/ })).toHaveValue('فيزياء'));
  });

  it('says that there is none yet and how one begins [QB-1]', async () => {
    open({ 'GET /api/question-banks': () => json([], { 'X-Total-Count': '0' }) });
    expect(await screen.findByRole('heading', { name: 'لا بنوك بعد' })).toBeInTheDocument();
  });
});
