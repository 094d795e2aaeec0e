// Loaded before the first test, which would otherwise wait for the lazy screen.
import './BankQuestionPage';
import './QuestionBankPage';
import { screen, waitFor, within } from '@testing-library/react';
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
      content: { prompt: { en: 'What colour is the sky?' }, options: [{ weight: 0 }, { weight: 100 }, { weight: 0 }] },
    });
  });

  it('judges the preview by the learners’ own rules [QB-2]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('radio', { name: 'أزرق' }));
    await user.click(screen.getByRole('button', { name: 'التحقق' }));
    expect(screen.getByText('2 من 2')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'أحمر' }));
    await user.click(screen.getByRole('button', { name: 'التحقق' }));
    expect(screen.getByText('0 من 2')).toBeInTheDocument();
  });

  const changedMeanwhile = (): Handlers => {
    let version = 3;
    return {
      'GET /api/bank-questions/q1': () => json(aBankQuestion({ version, name: version === 3 ? 'أول' : 'ثانٍ' })),
      'PUT /api/bank-questions/q1': ({ body }) => {
        if ((body as { version: number }).version === 4) return json(aBankQuestion({ version: 5 }));
        version = 4;
        return problem(409, 'Conflict', { code: 'questions.changed', detail: 'عُدِّل هذا السؤال بعد أن فتحته.' });
      },
    };
  };

  it('asks which stays when somebody else wrote a version meanwhile, and saves over it when asked to [QB-1, REL-3]', async () => {
    const { user, calls } = open(changedMeanwhile());
    await user.type(await screen.findByLabelText('نص السؤال بالإنجليزية'), 'What colour?');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await user.click(await screen.findByRole('button', { name: 'متابعة بما كتبته' }));
    expect(screen.queryByRole('button', { name: 'متابعة بما كتبته' })).not.toBeInTheDocument();
    expect(screen.getByLabelText('نص السؤال بالإنجليزية')).toHaveValue('What colour?');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect(await screen.findByText('حُفظ السؤال')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toMatchObject([
      { version: 3 },
      { version: 4, content: { prompt: { en: 'What colour?' } } },
    ]);
  });

  it('shows what somebody else saved meanwhile when that is chosen [QB-1, REL-3]', async () => {
    const { user } = open(changedMeanwhile());
    await user.type(await screen.findByLabelText('نص السؤال بالإنجليزية'), 'What colour?');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await user.click(await screen.findByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' }));
    expect(screen.getByLabelText('نص السؤال بالإنجليزية')).toHaveValue('');
    expect(screen.getByDisplayValue('ثانٍ')).toBeInTheDocument();
  });

  it('asks before a link leaves what is not saved, and brings it back beside a newer version [QB-1] [REL-3]', async () => {
    const { user, unmount } = open();
    await user.type(await screen.findByLabelText('نص السؤال بالإنجليزية'), 'What colour?');
    await user.click(screen.getAllByRole('link', { name: 'الرئيسية' })[0]!);
    expect(screen.getByRole('dialog', { name: 'لديك تعديلات لم تُحفظ' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'البقاء هنا' }));
    unmount();
    const again = open({
      'GET /api/bank-questions/q1': () => json(aBankQuestion({ version: 4 })),
    });
    expect(await screen.findByLabelText('نص السؤال بالإنجليزية')).toHaveValue('What colour?');
    await again.user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect(again.calls.some(({ method }) => method === 'PUT')).toBe(false);
    await again.user.click(screen.getAllByRole('button', { name: 'حذف ما كتبته وعرض المحفوظ' })[0]!);
    expect(screen.getByLabelText('نص السؤال بالإنجليزية')).toHaveValue('');
  });

  it('is not sent with points that are no number, and says so beside them [QB-1] [I18N-1]', async () => {
    const { user, calls } = open();
    const points = await screen.findByLabelText('الدرجة');
    await user.clear(points);
    await user.type(points, 'اثنان');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    expect(points).toHaveAccessibleDescription('اكتب رقماً.');
    expect(points).toHaveFocus();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
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

  it('takes a tolerance as a distance, whatever sign is typed, in either script [QB-1]', async () => {
    const { user, calls } = open(
      { 'POST /api/question-banks/b1/questions': () => json(aBankQuestion()) },
      '/question-banks/b1/questions/new',
    );
    await user.selectOptions(await screen.findByLabelText('نوع السؤال'), 'number');
    await user.type(screen.getByLabelText('نص السؤال بالعربية'), 'كم بكسلاً؟');
    await user.clear(screen.getByLabelText('القيمة 1'));
    await user.type(screen.getByLabelText('القيمة 1'), '-١٦');
    await user.clear(screen.getByLabelText('التفاوت المقبول ± 1'));
    await user.type(screen.getByLabelText('التفاوت المقبول ± 1'), '-2');
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        content: { kind: 'number', accepted: [{ value: -16, tolerance: 2 }] },
      }),
    );
  });

  it('shows a picture with words for it, which it asks for [QB-1] [A11Y-1]', async () => {
    const { user } = open({
      'POST /api/question-banks/b1/pictures': () => json({ url: '/api/files/f1#800x400', bytes: 900 }),
    });
    await user.click(await screen.findByRole('button', { name: 'إضافة صورة إلى النص' }));
    const dialog = await screen.findByRole('dialog');
    const file = new File(['x'], 'p.png', { type: 'image/png' });
    await user.upload(within(dialog).getByLabelText('اختيار صورة'), file);
    expect(await within(dialog).findByLabelText('تغيير الصورة')).toBeInTheDocument();
    expect(within(dialog).getByRole('button', { name: 'إضافة إلى السؤال' })).toBeDisabled();
    await user.type(within(dialog).getByLabelText('ماذا تُظهر الصورة؟ بالعربية'), 'سماء صافية');
    await user.click(within(dialog).getByRole('button', { name: 'إضافة إلى السؤال' }));
    expect(screen.getByLabelText('نص السؤال بالعربية')).toHaveValue(
      'ما لون السماء؟\n\n![سماء صافية](/api/files/f1#800x400)',
    );
    expect(screen.getByLabelText('نص السؤال بالإنجليزية')).toHaveValue('');
    expect(await screen.findByRole('img', { name: 'سماء صافية' })).toHaveAttribute('width', '800');
  });

  it('places areas on a picture by keys, by numbers and in another shape [QB-1] [A11Y-1]', async () => {
    const { user, calls } = open(
      {
        'POST /api/question-banks/b1/pictures': () => json({ url: '/api/files/f1#800x400', bytes: 900 }),
        'POST /api/question-banks/b1/questions': () => json(aBankQuestion()),
      },
      '/question-banks/b1/questions/new',
    );
    await user.selectOptions(await screen.findByLabelText('نوع السؤال'), 'hotspot');
    await user.type(screen.getByLabelText('نص السؤال بالعربية'), 'أين الزر؟');
    await user.upload(screen.getByLabelText('اختيار صورة'), new File(['x'], 'p.png', { type: 'image/png' }));
    const area = await screen.findByRole('button', { name: /^الموضع 1: 15%/ });
    area.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}');
    const left = screen.getByLabelText('من اليسار %');
    expect(left).toHaveValue('17');
    expect(screen.getByLabelText('العرض %')).toHaveValue('29');
    await user.clear(screen.getByLabelText('الارتفاع %'));
    await user.type(screen.getByLabelText('الارتفاع %'), '10');
    await user.click(screen.getByRole('button', { name: 'إضافة شكل بيضوي' }));
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/question-banks/b1/questions')?.body).toMatchObject({
        content: {
          kind: 'hotspot',
          picture: '/api/files/f1#800x400',
          areas: [
            { shape: 'rectangle', x: 17, y: 34, width: 29, height: 10 },
            { shape: 'circle', x: 30, y: 50, radius: 15 },
          ],
        },
      }),
    );
  });

  it('writes a formula over drawn numbers, and shows what papers would ask [QB-1] [QB-2]', async () => {
    const { user, calls } = open(
      { 'POST /api/question-banks/b1/questions': () => json(aBankQuestion()) },
      '/question-banks/b1/questions/new',
    );
    await user.selectOptions(await screen.findByLabelText('نوع السؤال'), 'calculated');
    await user.type(screen.getByLabelText('نص السؤال بالعربية'), 'كم');
    const formula = screen.getByLabelText('المعادلة');
    await user.clear(formula);
    await user.type(formula, 'a * x');
    expect(screen.getByText('لا تُحسب هذه المعادلة. تأكّد من الأسماء والأقواس.')).toBeInTheDocument();
    await user.clear(formula);
    await user.type(formula, 'a * 2');
    await user.clear(screen.getByLabelText('a: بخطوة'));
    await user.type(screen.getByLabelText('a: بخطوة'), '0.5');
    const rows = within(screen.getByRole('region', { name: 'أمثلة من القيم' }))
      .getAllByRole('row')
      .slice(1);
    expect(rows).toHaveLength(5);
    for (const row of rows) {
      const [value, , result] = within(row)
        .getAllByRole('cell')
        .map((cell) => Number(cell.textContent));
      expect(result).toBe(value! * 2);
      expect((value! * 2) % 1).toBe(0);
    }
    await user.click(screen.getByRole('button', { name: 'حفظ' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
        content: {
          formula: 'a * 2',
          parameters: [{ name: 'a', from: 1, to: 10, step: 0.5, decimals: 1 }, { name: 'b' }],
        },
      }),
    );
  });
});
