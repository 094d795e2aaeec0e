// Loaded before the first test: the parser alone takes longer than a query is ready to wait.
import '#subjects/markdown/MarkdownText';
import '../components/composition/FinalSection';
import './EditCoursePage';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aCourse } from '../testing/a-course';

const draw = {
  questionId: null,
  promptAr: null,
  promptEn: null,
  bankId: 'b1',
  bankName: 'بنك React',
  tag: null,
  difficulty: 'easy',
  skill: null,
  count: 10,
};
const composition = (changes: object = {}) => ({
  parts: [draw],
  ownQuestions: 0,
  warnings: [],
  isEvidence: true,
  lacks: [],
  proving: { asked: 10, from: 60 },
  luck: 1.1,
  ...changes,
});
const rules = {
  isPractice: false,
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: null,
  counting: 'best',
};

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/categories': () => json([]),
    'GET /api/courses/c1': () => json(aCourse()),
    'GET /api/courses/c1/lessons': () => json([]),
    'GET /api/courses/c1/final/composition': () => json(composition()),
    'GET /api/courses/c1/final/rules': () => json(rules),
    'GET /api/question-banks': () => json([{ id: 'b1', name: 'بنك React', courseId: 'c1' }]),
    'GET /api/question-banks/b1/topics': () =>
      json({ tags: ['خطافات'], skills: [{ id: 'react', labelAr: 'رياكت', labelEn: 'React' }] }),
    'GET /api/question-banks/b1/questions': () => json([], { 'X-Total-Count': '12' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/edit' }) };
}
const section = async () => within(await screen.findByRole('region', { name: 'الاختبار النهائي' }));

describe('the final assessment in the course editor', () => {
  it('shows what it draws, and says that it is evidence [EVD-3] [QB-2]', async () => {
    open();
    const final = await section();
    expect(await final.findByText('10 أسئلة')).toBeInTheDocument();
    expect(final.getByText(/عشوائياً من/)).toHaveTextContent('سهل');
    expect(final.getByText(/يمنح شهادة إنجاز/)).toBeInTheDocument();
    expect(await final.findByLabelText('درجة النجاح (%)')).toHaveValue('70');
    expect(final.queryByRole('checkbox')).not.toBeInTheDocument();
  });

  it('adds a draw to those that are there, of a tag and a skill [EVD-3] [QB-2]', async () => {
    const { calls, user } = open({
      'PUT /api/courses/c1/final/composition': () => json(composition({ parts: [draw, draw] })),
    });
    await user.click(await (await section()).findByRole('button', { name: 'إضافة أسئلة عشوائية' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(await dialog.findByLabelText('عدد الأسئلة'));
    await user.type(dialog.getByLabelText('عدد الأسئلة'), '٥');
    await user.selectOptions(dialog.getByLabelText('الوسم'), await dialog.findByRole('option', { name: 'خطافات' }));
    await user.selectOptions(dialog.getByLabelText('المهارة'), 'react');
    expect(await dialog.findByText('المتاح منها: 12')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'إضافة الأسئلة' }));
    expect(await screen.findByText('حُفظت أسئلة الاختبار')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      parts: [
        { bankId: 'b1', difficulty: 'easy', count: 10 },
        { bankId: 'b1', count: 5, tag: 'خطافات', skillId: 'react' },
      ],
    });
  });

  it('says before anything is saved that a draw cannot be filled [QB-2]', async () => {
    const { user } = open({
      'GET /api/question-banks/b1/questions': () => json([], { 'X-Total-Count': '2' }),
    });
    await user.click(await (await section()).findByRole('button', { name: 'إضافة أسئلة عشوائية' }));
    expect(await screen.findByText('المطلوب 10، والمتاح 2.')).toBeInTheDocument();
  });

  it('changes a draw where it stands [QB-2]', async () => {
    const { calls, user } = open({ 'PUT /api/courses/c1/final/composition': () => json(composition()) });
    await user.click(await (await section()).findByLabelText('تعديل: 10 أسئلة'));
    const dialog = within(await screen.findByRole('dialog'));
    await user.selectOptions(dialog.getByLabelText('الصعوبة'), 'hard');
    await user.click(dialog.getByRole('button', { name: 'حفظ الأسئلة' }));
    expect(await screen.findByText('حُفظت أسئلة الاختبار')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
      parts: [{ bankId: 'b1', difficulty: 'hard', count: 10 }],
    });
  });

  it('refuses a number that no paper can have before anything is sent [EVD-3]', async () => {
    const { calls, user } = open();
    await user.click(await (await section()).findByRole('button', { name: 'إضافة أسئلة عشوائية' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.clear(dialog.getByLabelText('عدد الأسئلة'));
    await user.click(dialog.getByRole('button', { name: 'إضافة الأسئلة' }));
    expect(dialog.getByText('اكتب عدداً صحيحاً من 1 إلى 100.')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('asks before the last part, and with it the final, is taken away [EVD-3]', async () => {
    const { calls, user } = open({
      'PUT /api/courses/c1/final/composition': () => json(composition({ parts: [], isEvidence: false })),
    });
    const final = await section();
    await user.click(await final.findByLabelText('إزالة: 10 أسئلة'));
    await user.click(await screen.findByRole('button', { name: 'حذف الاختبار' }));
    expect(await final.findByText(/لا اختبار نهائياً لهذه الدورة بعد/)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ parts: [] });
  });

  it('says what to look at: draws that cannot be filled, and questions by what they lack [QB-2]', async () => {
    const about = { place: 0, ownQuestion: null, questionId: 'q1', wanted: null, found: null };
    const warnings = [
      { ...about, code: 'draw-short', questionId: null, wanted: 10, found: 7 },
      { ...about, code: 'no-english' },
      { ...about, code: 'no-english', questionId: 'q2' },
    ];
    open({ 'GET /api/courses/c1/final/composition': () => json(composition({ warnings, isEvidence: false })) });
    const final = await section();
    expect(await final.findByText('المطلوب 10، والمتاح 7.')).toBeInTheDocument();
    expect(final.getByText('أسئلة ينقصها نص إنجليزي: 2')).toBeInTheDocument();
    expect(final.getByText(/شهادته شهادة مشاركة/)).toBeInTheDocument();
  });

  it('says how likely it is passed by guessing, how many questions count, and what attempts and pause lack [EVD-8]', async () => {
    const lacks = ['small-bank', 'many-attempts', 'short-pause', 'by-luck'];
    const told = { isEvidence: false, lacks, proving: { asked: 10, from: 41 }, luck: 21.3 };
    open({ 'GET /api/courses/c1/final/composition': () => json(composition(told)) });
    const final = await section();
    expect(await final.findByText(/فرصة من لا يعرف شيئاً الآن 21%/)).toBeInTheDocument();
    expect(final.getByText(/من هذه الأسئلة 60 على الأقل\. فيه منها الآن 41/)).toBeInTheDocument();
    expect(final.getByText(/ثلاث محاولات على الأكثر/)).toBeInTheDocument();
    expect(final.getByText(/عشر دقائق على الأقل/)).toBeInTheDocument();
  });

  it('looks anew at what it proves once its rules are saved [EVD-8]', async () => {
    const { calls, user } = open({ 'PUT /api/courses/c1/final/rules': () => json(rules) });
    const final = await section();
    await user.click(await final.findByRole('button', { name: 'حفظ القواعد' }));
    await screen.findByText('حُفظت قواعد الاختبار');
    const looks = calls.filter(({ method, path }) => method === 'GET' && path.endsWith('/final/composition'));
    expect(looks.length).toBeGreaterThan(1);
  });

  it('shows a sample paper, and says so where none can be drawn [QB-2]', async () => {
    const { user } = open({ 'GET /api/courses/c1/final/sample': () => problem(500, 'platform.unexpected') });
    await user.click(await (await section()).findByRole('button', { name: 'عرض نموذج ورقة' }));
    expect(await screen.findByText('تعذّر إعداد نموذج')).toBeInTheDocument();
  });
});
