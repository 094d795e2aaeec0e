// Loaded before the first test, which would otherwise wait for the lazy screen.
import './BankQuestionPage';
import './QuestionBankPage';
import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aBank, aBankQuestion } from '../testing/a-bank';

function open(handlers: Handlers = {}, at = '/question-banks/b1/questions/q1') {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/question-banks/b1': () => json(aBank()),
    'GET /api/question-banks/b1/questions': () => json([], { 'X-Total-Count': '0' }),
    'GET /api/bank-questions/q1': () => json(aBankQuestion()),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at }) };
}

describe('/question-banks/{id}/questions/{question}', () => {
  it('writes the next version of a question, and warns until it is whole [QB-1] [QB-2]', async () => {
    const { user, calls } = open({ 'PUT /api/bank-questions/q1': () => json(aBankQuestion({ version: 4 })) });
    expect(await screen.findByText('ينقصه الإنجليزية')).toBeInTheDocument();
    await user.type(screen.getByLabelText('نص السؤال بالإنجليزية'), 'What colour is the sky?');
    expect(screen.getByText('لا تنبيهات.')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'الخيار 2 صحيح' }));
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('حُفظ السؤال')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'PUT')?.body;
    expect(sent).toMatchObject({
      version: 3,
      tags: ['طبيعة'],
      content: { prompt: { en: 'What colour is the sky?' }, options: [{ weight: 0 }, { weight: 100 }] },
    });
  });

  it('judges the preview by the learners’ own rules [QB-2]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'أزرق' }));
    await user.click(screen.getByRole('button', { name: 'تحقّق' }));
    expect(screen.getByText('2 من 2')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'أحمر' }));
    await user.click(screen.getByRole('button', { name: 'تحقّق' }));
    expect(screen.getByText('0 من 2')).toBeInTheDocument();
  });

  it('says when somebody else wrote a version in the meantime [QB-1]', async () => {
    const { user } = open({
      'PUT /api/bank-questions/q1': () =>
        problem(409, 'Conflict', { code: 'questions.changed', detail: 'عُدِّل هذا السؤال بعد أن فتحته.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('عُدِّل هذا السؤال بعد أن فتحته.')).toBeInTheDocument();
  });

  it('begins a new one of any kind that it writes, with a gap where its author adds one [QB-1]', async () => {
    const { user, calls } = open(
      { 'POST /api/question-banks/b1/questions': () => json(aBankQuestion()) },
      '/question-banks/b1/questions/new',
    );
    await user.selectOptions(await screen.findByLabelText('نوع السؤال'), 'cloze');
    await user.type(screen.getByLabelText('نص السؤال بالعربية'), 'وحدة خط الجذر');
    await user.click(screen.getByRole('button', { name: 'فراغ نصي' }));
    await user.type(screen.getByLabelText('إجابة مقبولة 1'), 'rem');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        content: {
          kind: 'cloze',
          prompt: { ar: 'وحدة خط الجذر {{g1}}' },
          gaps: [{ id: 'g1', kind: 'text', accepted: [{ text: 'rem', weight: 100 }] }],
        },
      }),
    );
  });
});
