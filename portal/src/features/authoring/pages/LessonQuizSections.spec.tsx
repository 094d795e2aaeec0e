// Loaded before the first test: the parser alone takes longer than a query is ready to wait.
import '#subjects/markdown/MarkdownText';
import './EditCoursePage';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aCourse, aLessonDraft } from '../testing/a-course';

const rules = {
  isPractice: false,
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: null,
  counting: 'best',
};
const composition = (changes: object = {}) => ({
  parts: [],
  ownQuestions: 0,
  warnings: [],
  isEvidence: false,
  lacks: ['few-questions', 'low-pass-mark'],
  proving: { asked: 0, from: 0 },
  luck: 100,
  ...changes,
});
const question = {
  id: 'q1',
  bankId: 'b1',
  difficulty: 'easy',
  content: { id: 'q1', prompt: { ar: 'ما لون السماء؟', en: 'What colour is the sky?' } },
};
const fixed = {
  questionId: 'q1',
  promptAr: 'ما لون السماء؟',
  promptEn: 'What colour is the sky?',
  bankId: 'b1',
  bankName: 'بنك React',
  tag: null,
  difficulty: null,
  skill: null,
  count: null,
};

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourse()),
    'GET /api/courses/c1/lessons': () => json([]),
    'GET /api/lessons/l1/draft': () => json(aLessonDraft()),
    'GET /api/lessons/l1/quiz/composition': () => json(composition()),
    'GET /api/lessons/l1/quiz/rules': () => json(rules),
    'GET /api/question-banks': () => json([{ id: 'b1', name: 'بنك React', courseId: 'c1' }]),
    'GET /api/question-banks/b1/topics': () => json({ tags: [], skills: [] }),
    'GET /api/question-banks/b1/questions': () => json([question], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/edit?lesson=l1' }) };
}
const section = async () => within(await screen.findByRole('region', { name: 'أسئلة من البنوك' }));

describe('what a lesson’s quiz asks of banks, in the lesson’s editor', () => {
  it('takes a draw, and gets its rules with it [QB-2] [EVD-2]', async () => {
    const draw = { ...fixed, questionId: null, promptAr: null, promptEn: null, tag: 'flexbox', count: 5 };
    const { calls, user } = open({
      'PUT /api/lessons/l1/quiz/composition': () => json(composition({ parts: [draw] })),
    });
    await user.click(await (await section()).findByRole('button', { name: 'إضافة أسئلة عشوائية' }));
    expect(screen.queryByLabelText('درجة النجاح (%)')).not.toBeInTheDocument();
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText('المطلوب 5، والمتاح 1.')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'إضافة الأسئلة' }));
    expect(await screen.findByText('5 أسئلة')).toBeInTheDocument();
    expect(await screen.findByLabelText('درجة النجاح (%)')).toHaveValue('70');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ parts: [{ bankId: 'b1', count: 5 }] });
  });

  it('takes a fixed question of a bank once, and shows it beside those of the lesson [QB-2]', async () => {
    const { calls, user } = open({
      'GET /api/lessons/l1/quiz/composition': () => json(composition({ ownQuestions: 2 })),
      'PUT /api/lessons/l1/quiz/composition': () => json(composition({ ownQuestions: 2, parts: [fixed] })),
    });
    const parts = await section();
    expect(await parts.findByText('سؤالان')).toBeInTheDocument();
    await user.click(parts.getByRole('button', { name: 'إضافة سؤال ثابت' }));
    await user.click(await screen.findByRole('button', { name: 'إضافة: ما لون السماء؟' }));
    expect(await screen.findByRole('button', { name: 'مضاف: ما لون السماء؟' })).toBeDisabled();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ parts: [{ questionId: 'q1' }] });
  });

  it('names which of the lesson’s own questions lack something [QB-2]', async () => {
    const warning = { code: 'no-english', place: null, ownQuestion: 1, questionId: null, wanted: null, found: null };
    open({
      'GET /api/lessons/l1/quiz/composition': () => json(composition({ ownQuestions: 2, warnings: [warning] })),
    });
    expect(await (await section()).findByText(/ينقصها نص إنجليزي/)).toHaveTextContent('(منها من أسئلة الدرس: 2)');
  });

  it('is closed for practice, and says why [QB-2]', async () => {
    open({ 'GET /api/lessons/l1/quiz/rules': () => json({ ...rules, isPractice: true }) });
    const parts = await section();
    expect(await parts.findByText(/اختبار التدريب لا يسأل من البنوك/)).toBeInTheDocument();
    expect(parts.queryByRole('button', { name: 'إضافة أسئلة عشوائية' })).not.toBeInTheDocument();
  });

  it('says so where it could not be loaded, and tries again [QB-2]', async () => {
    let isDown = true;
    const { user } = open({
      'GET /api/lessons/l1/quiz/composition': () =>
        isDown ? problem(500, 'platform.unexpected') : json(composition()),
    });
    const parts = await section();
    const again = await parts.findByRole('button', { name: /أعد المحاولة|إعادة المحاولة/ });
    isDown = false;
    await user.click(again);
    expect(await screen.findByRole('button', { name: 'إضافة أسئلة عشوائية' })).toBeInTheDocument();
  });
});
