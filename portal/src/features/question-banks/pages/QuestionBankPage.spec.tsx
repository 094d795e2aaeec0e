// Loaded before the first test, which would otherwise wait for the lazy screen.
import './QuestionBankPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aBank, aBankQuestion } from '../testing/a-bank';

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/question-banks/b1': () => json(aBank()),
    'GET /api/question-banks/b1/questions': () => json([aBankQuestion()], { 'X-Total-Count': '1' }),
    'GET /api/question-banks/b1/topics': () =>
      json({ tags: ['طبيعة'], skills: [{ id: 'css', labelAr: 'لغة CSS', labelEn: 'CSS' }] }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/question-banks/b1' }) };
}

describe('/question-banks/{id}', () => {
  it('shows questions with what an author wants to know, and leads to each [QB-1] [QB-2]', async () => {
    open();
    expect(await screen.findByRole('heading', { name: 'ما لون السماء؟' })).toBeInTheDocument();
    expect(screen.getByText('سؤال واحد')).toBeInTheDocument();
    expect(screen.getByText('ينقصه الإنجليزية', { ignore: 'option' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'تعديل: ما لون السماء؟' })).toHaveAttribute(
      'href',
      '/question-banks/b1/questions/q1',
    );
  });

  it('narrows by skill, statistics and the language that is missing [QB-1] [QB-4]', async () => {
    const asked: URLSearchParams[] = [];
    const { user } = open({
      'GET /api/question-banks/b1/questions': (_, query) => {
        asked.push(query);
        return json([aBankQuestion()], { 'X-Total-Count': '1' });
      },
    });
    await user.selectOptions(
      await screen.findByLabelText('المهارة'),
      await screen.findByRole('option', { name: 'لغة CSS' }),
    );
    await user.selectOptions(screen.getByLabelText('الإحصاءات'), 'backwards');
    await user.selectOptions(screen.getByLabelText('اللغتان'), 'en');
    await waitFor(() =>
      expect(Object.fromEntries(asked.at(-1)!)).toMatchObject({ skillId: 'css', flag: 'backwards', lacks: 'en' }),
    );
  });

  it('offers no writing to who may only use it [QB-1]', async () => {
    open({ 'GET /api/question-banks/b1': () => json(aBank({ mayEdit: false, mayManage: false })) });
    expect(await screen.findByRole('heading', { name: 'ما لون السماء؟' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: /سؤال جديد/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'استيراد' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'تصدير' })).toBeInTheDocument();
  });

  it('tries a file first, names what is left out, and imports when told to [QB-3]', async () => {
    const trial = {
      questions: [
        {
          place: '1',
          name: '',
          kind: 'single',
          prompt: 'ما لون البحر؟',
          tags: [],
          pictures: 2,
          losses: [
            { reason: 'hint', detail: 'x' },
            { reason: 'other-file', detail: 'texts/river.html' },
          ],
          warnings: [],
        },
      ],
      skipped: [{ place: '4', reason: 'marked-by-people', detail: '' }],
    };
    const { user, calls } = open({
      'POST /api/question-banks/b1/import/trial': () => json(trial),
      'POST /api/question-banks/b1/import': () => json(trial),
    });
    await user.click(await screen.findByRole('button', { name: 'استيراد' }));
    const dialog = await screen.findByRole('dialog');
    await user.upload(within(dialog).getByLabelText('اختر ملفاً'), new File(['x {T}'], 'q.txt', { type: 'text/plain' }));
    expect(await within(dialog).findByText('يصححه إنسان')).toBeInTheDocument();
    expect(within(dialog).getByText('ما لون البحر؟')).toBeInTheDocument();
    expect(within(dialog).getByText('اختيار واحد · صورتان')).toBeInTheDocument();
    expect(
      within(dialog).getByText(/^لا يبقى منه: تلميح، نص أو ملف .*: \u2068texts\/river\.html\u2069$/),
    ).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/question-banks/b1/import')).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'استيراد ما يمكن حفظه' }));
    expect(await screen.findByText('أُضيفت الأسئلة مسوداتٍ')).toBeInTheDocument();
    await waitFor(() => expect(calls.filter(({ path }) => path === '/api/question-banks/b1/import')).toHaveLength(1));
  });

  it('says what a format cannot hold before there is a file [QB-3]', async () => {
    const { user } = open({
      'GET /api/question-banks/b1/export/trial': () =>
        json({ questions: 0, leftOut: [{ id: 'q1', kind: 'hotspot', prompt: 'أين الزر؟' }] }),
    });
    await user.click(await screen.findByRole('button', { name: 'تصدير' }));
    expect(await screen.findByText('أين الزر؟')).toBeInTheDocument();
  });

  it('tells for each question how it was answered, and flags what an author should look at [QB-4]', async () => {
    const none = { chosen: [], tries: 0, shareCorrect: null, discrimination: null, medianSeconds: null, flags: [] };
    const { user } = open({
      'GET /api/question-banks/b1/statistics': () =>
        json([
          {
            questionId: 'q1',
            promptAr: 'ما لون السماء؟',
            promptEn: 'What colour is the sky?',
            chosen: [{ id: 'o1', ar: 'أزرق', en: 'Blue', isRight: true, times: 6 }],
            tries: 40,
            shareCorrect: 0.155,
            discrimination: -0.217,
            medianSeconds: 12,
            flags: ['too-hard', 'backwards'],
          },
          { questionId: 'q2', promptAr: 'ما لون البحر؟', promptEn: '', ...none },
        ]),
    });
    await user.click(await screen.findByRole('button', { name: 'إحصاءات الأسئلة' }));
    const [answered, unanswered] = (
      await within(await screen.findByRole('dialog')).findAllByRole('heading', { level: 3 })
    ).map((heading) => heading.closest('li'));
    const figures = within(answered!)
      .getAllByRole('definition')
      .map(({ textContent }) => textContent);
    expect(figures).toEqual(['40', '16%', '\u200e-0.22', '12 ث']);
    expect(within(answered!).getByRole('list', { name: 'ما اختاره المتعلّمون' })).toHaveTextContent('أزرق6');
    expect(answered).toHaveTextContent('صعب جداً');
    expect(answered).toHaveTextContent('يميّز عكسياً');
    expect(unanswered).toHaveTextContent('لا إجابات بعد');
    expect(within(unanswered!).queryByRole('definition')).not.toBeInTheDocument();
  });

  it('is shared with a colleague to use, then to edit, and taken back [QB-1]', async () => {
    let shares = [] as object[];
    const colleague = { userId: 'u2', name: 'زهراء كاظم', email: 'zahra@example.org', permission: 'use' };
    const { user, calls } = open({
      'GET /api/question-banks/b1/shares': () => json(shares),
      'POST /api/question-banks/b1/shares': ({ body }) => {
        shares = [{ ...colleague, ...(body as object) }];
        return json(shares);
      },
      'DELETE /api/question-banks/b1/shares/u2': () => {
        shares = [];
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'مشاركة' }));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText('لا يشاركه أحد بعد.')).toBeInTheDocument();
    await user.type(within(dialog).getByRole('textbox'), 'zahra@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'مشاركة' }));
    expect(await within(dialog).findByText('زهراء كاظم')).toBeInTheDocument();
    await user.selectOptions(within(dialog).getByLabelText('صلاحية زهراء كاظم'), 'edit');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
        { email: 'zahra@example.org', permission: 'use' },
        { email: 'zahra@example.org', permission: 'edit' },
      ]),
    );
    await user.click(within(dialog).getByRole('button', { name: 'إيقاف المشاركة مع زهراء كاظم' }));
    expect(await within(dialog).findByText('لا يشاركه أحد بعد.')).toBeInTheDocument();
  });

  it('keeps the address that the server refuses, and says why beside it [QB-1] [API-3]', async () => {
    const { user } = open({
      'GET /api/question-banks/b1/shares': () => json([]),
      'POST /api/question-banks/b1/shares': () =>
        problem(422, 'Unprocessable', { code: 'questions.bank_not_shareable', detail: 'لا مدرّب بهذا البريد.' }),
    });
    await user.click(await screen.findByRole('button', { name: 'مشاركة' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(within(dialog).getByRole('textbox'), 'nobody@example.org');
    await user.click(within(dialog).getByRole('button', { name: 'مشاركة' }));
    expect(await within(dialog).findByText('لا مدرّب بهذا البريد.')).toBeInTheDocument();
    expect(within(dialog).getByRole('textbox')).toHaveValue('nobody@example.org');
  });

  it('is shared by who manages it alone [QB-1]', async () => {
    open({ 'GET /api/question-banks/b1': () => json(aBank({ mayManage: false })) });
    expect(await screen.findByRole('button', { name: 'استيراد' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'مشاركة' })).not.toBeInTheDocument();
  });

  it('sets chosen questions, or all that are found, to ready with their tags in one call [QB-1]', async () => {
    const sent: [unknown, string][] = [];
    const { user } = open({
      'GET /api/question-banks/b1/questions': () =>
        json([aBankQuestion(), aBankQuestion({ id: 'q2', content: { ...aBankQuestion().content, id: 'q2' } })], {
          'X-Total-Count': '30',
        }),
      'POST /api/question-banks/b1/questions/change': (call, query) => {
        sent.push([call.body, query.toString()]);
        return json({ changed: 1, unanswerable: [] });
      },
    });
    const [first] = await screen.findAllByRole('checkbox', { name: 'اختيار: ما لون السماء؟' });
    await user.click(first!);
    await user.click(screen.getByRole('button', { name: 'تعديل المختار: سؤال واحد' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.type(dialog.getByRole('textbox', { name: 'وسوم تُضاف' }), 'شبكات، css');
    await user.click(dialog.getByRole('button', { name: 'تطبيق' }));
    await waitFor(() => expect(sent).toHaveLength(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(screen.getByRole('checkbox', { name: /^اختيار الكل/ }));
    await user.click(screen.getByRole('button', { name: /^تعديل المختار/ }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'تطبيق' }));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual([
      [{ questionIds: ['q1'], state: 'ready', addTags: ['شبكات', 'css'] }, ''],
      [{ state: 'ready' }, ''],
    ]);
  });
});
