import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { Assessment, Attempt, Question } from '../assessment.queries';

const anAssessment = (changes: Partial<Assessment> = {}): Assessment => ({
  skillId: 'web-development',
  labelAr: 'تطوير الويب',
  labelEn: 'Web development',
  quickQuestions: 2,
  placementMost: 20,
  placementBank: 41,
  result: null,
  open: null,
  hasAttempts: true,
  placementFrom: null,
  ...changes,
});

const aQuestion = (id: string, stemAr = `سؤال ${id}`): Question => ({
  id,
  topic: 'css',
  stemAr,
  stemEn: `Question ${id}`,
  options: [
    { id: `${id}-a`, textAr: 'الأول', textEn: 'First' },
    { id: `${id}-b`, textAr: 'الثاني `b > a`', textEn: 'Second' },
  ],
});

const anAttempt = (changes: Partial<Attempt> = {}): Attempt => ({
  id: '0190f0a0-0000-7000-8000-000000000001',
  skillId: 'web-development',
  kind: 'quick',
  status: 'finished',
  score: 50,
  band: 'needs-work',
  level: 2,
  confidence: '0.31',
  isCounted: true,
  isWeak: false,
  course: null,
  startedAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-20T08:01:00.000Z',
  answered: 2,
  most: 2,
  question: null,
  review: ['q1', 'q2'].map((id, place) => ({
    question: aQuestion(id),
    chosenOptionId: `${id}-a`,
    rightOptionId: place === 0 ? `${id}-a` : `${id}-b`,
    isRight: place === 0,
    explanationAr: `لأن ${id}`,
    explanationEn: `Because ${id}`,
  })),
  topics: [{ topic: 'css', right: 1, total: 2 }],
  ...changes,
});

const openTest = (question: Question | null, answered: number): Attempt =>
  anAttempt({
    kind: 'placement',
    status: 'open',
    score: null,
    band: null,
    level: null,
    confidence: null,
    isCounted: false,
    finishedAt: null,
    answered,
    most: 20,
    question,
    review: [],
    topics: [],
  });

function open(at: string, handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/assessments': () => json([anAssessment()]),
    'GET /api/assessments/web-development/questions': () => json([aQuestion('q1'), aQuestion('q2')]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at, language }) };
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('/skills-assessment', () => {
  it('lists the skills with both ways of assessing them [ASM-1]', async () => {
    open('/skills-assessment', {
      'GET /api/assessments': () =>
        json([
          anAssessment({
            result: {
              kind: 'placement',
              score: 60,
              level: 4,
              confidence: '0.72',
              finishedAt: '2026-11-10T08:00:00.000Z',
              expiresAt: '2028-05-10T08:00:00.000Z',
            },
            placementFrom: '2026-11-17T08:00:00.000Z',
          }),
          anAssessment({ skillId: 'graphic-design', labelAr: 'التصميم الجرافيكي', open: { id: 'x', answered: 3 } }),
        ]),
    });
    await heading('تقييم المهارات');
    const [web, design] = await screen.findAllByRole('article');
    expect(within(web!).getByText('متقدّم')).toBeInTheDocument();
    expect(within(web!).getByText('دقّة التقدير 72%')).toBeInTheDocument();
    expect(within(web!).getByText(/يمكنك إعادة اختبار المستوى من 17 تشرين الثاني 2026/)).toBeInTheDocument();
    expect(within(web!).queryByRole('button', { name: /حدّد مستواي/ })).not.toBeInTheDocument();
    expect(within(design!).getByText('لم تُقيَّم بعد')).toBeInTheDocument();
    expect(within(design!).getByRole('button', { name: /تابع الاختبار بعد 3\sأسئلة/ })).toBeInTheDocument();
  });

  it('has one filled button, of a placement test, and no history where there are no attempts [ASM-1]', async () => {
    const other = { skillId: 'graphic-design', labelAr: 'التصميم الجرافيكي' };
    open('/skills-assessment', {
      'GET /api/assessments': () => json([anAssessment({ hasAttempts: false }), anAssessment(other)]),
    });
    const [web, design] = await screen.findAllByRole('article');
    const filled = (card: HTMLElement) => card.querySelectorAll('.MuiButton-contained').length;
    expect(within(web!).getByRole('button', { name: 'حدّد مستواي : تطوير الويب' })).toHaveClass('MuiButton-contained');
    expect(filled(design!)).toBe(0);
    expect(within(web!).queryByRole('button', { name: /عرض المحاولات/ })).not.toBeInTheDocument();
    expect(within(design!).getByRole('button', { name: /عرض المحاولات/ })).toBeInTheDocument();
  });

  it('offers the course to begin with after a weak result, and says that it was not added [ASM-2]', async () => {
    const course = { id: 'course-1', titleAr: 'أساسيات HTML', titleEn: 'HTML basics', hours: 4 };
    const { id, ...weak } = anAttempt({ isWeak: true, level: 1, score: 0, course });
    open(`/skills-assessment?attempt=${id}`, { [`GET /api/assessment-attempts/${id}`]: () => json({ id, ...weak }) });
    const link = await screen.findByRole('link', { name: /ابدأ بدورة .*أساسيات HTML/ });
    expect(link).toHaveAttribute('href', '/courses/course-1');
    expect(screen.getByText(/فلم نُضف هذه النتيجة إلى مهاراتك/)).toBeInTheDocument();
    expect(screen.queryByText('أُضيفت النتيجة إلى مهاراتك.')).not.toBeInTheDocument();
  });

  it('says that loading failed and tries again [ASM-1]', async () => {
    let fails = true;
    const { user } = open('/skills-assessment', {
      'GET /api/assessments': () => (fails ? problem(503, 'Busy') : json([anAssessment()])),
    });
    await screen.findByRole('heading', { name: 'تعذّر تحميل التقييمات' });
    fails = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { name: 'تطوير الويب' })).toBeInTheDocument();
  });

  it('asks the quick check question by question, with Next only after a choice, then shows the score [ASM-1]', async () => {
    const { user, calls } = open('/skills-assessment', {
      'POST /api/assessments/web-development/attempts': () => json(anAttempt()),
      [`GET /api/assessment-attempts/${anAttempt().id}`]: () => json(anAttempt()),
    });
    await user.click(await screen.findByRole('link', { name: /ابدأ التقييم/ }));
    const title = await heading('تقييم سريع: تطوير الويب');
    await waitFor(() => expect(title).toHaveFocus());
    expect(await screen.findByText('السؤال 1 من 2')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'ما أجبت عنه' })).toHaveAttribute('aria-valuenow', '0');
    expect(screen.getByRole('button', { name: 'التالي' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'الأول' }));
    await user.click(screen.getByRole('button', { name: 'التالي' }));
    expect(screen.getByRole('group', { name: 'سؤال q2' })).toBeInTheDocument();
    expect(screen.getByText('سؤال q2').closest('legend')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'إنهاء' })).toBeDisabled();
    await user.click(screen.getByRole('radio', { name: 'الأول' }));
    await user.click(screen.getByRole('button', { name: 'إنهاء' }));
    await heading('نتيجتك في تطوير الويب');
    expect(screen.getByText('50%')).toBeInTheDocument();
    expect(screen.getByText('يحتاج إلى تحسين')).toBeInTheDocument();
    expect(screen.getByText('لأن q2')).toBeInTheDocument();
    expect(calls.find(({ method, path }) => method === 'POST' && path.endsWith('/attempts'))?.body).toEqual({
      answers: [
        { questionId: 'q1', optionId: 'q1-a' },
        { questionId: 'q2', optionId: 'q2-a' },
      ],
    });
    expect(screen.getByRole('link', { name: 'إعادة التقييم' })).toHaveAttribute(
      'href',
      '/skills-assessment?quick=web-development',
    );
    await user.click(screen.getByRole('link', { name: 'العودة إلى المهارات' }));
    await heading('تقييم المهارات');
  });

  it('keeps the answers when grading fails [ASM-1]', async () => {
    const { user } = open('/skills-assessment?quick=web-development', {
      'POST /api/assessments/web-development/attempts': () => problem(503, 'Busy'),
    });
    await user.click(await screen.findByRole('radio', { name: 'الأول' }));
    await user.click(screen.getByRole('button', { name: 'التالي' }));
    await user.click(screen.getByRole('radio', { name: 'الأول' }));
    await user.click(screen.getByRole('button', { name: 'إنهاء' }));
    expect(await screen.findByText('تعذّر تصحيح إجاباتك')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'الأول' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'إنهاء' })).toBeEnabled();
  });

  it('goes on with an open placement test, takes "I don’t know", and shows level and sureness [ASM-1]', async () => {
    const id = anAttempt().id;
    const end = anAttempt({ kind: 'placement', level: 4, confidence: '0.74', score: 65, band: 'good' });
    const { user, calls } = open('/skills-assessment', {
      'GET /api/assessments': () => json([anAssessment({ open: { id, answered: 4 } })]),
      'POST /api/assessments/web-development/placement': () => json(openTest(aQuestion('q5'), 4)),
      [`POST /api/assessment-attempts/${id}/answers`]: ({ body }) =>
        json((body as { questionId: string }).questionId === 'q5' ? openTest(aQuestion('q6'), 5) : end),
    });
    await user.click(await screen.findByRole('button', { name: /تابع الاختبار بعد 4\sأسئلة/ }));
    await heading('اختبار تحديد المستوى: تطوير الويب');
    expect(screen.getByText('السؤال 5 من 20 على الأكثر')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'ما أجبت عنه' })).toHaveAttribute('aria-valuenow', '20');
    expect(screen.getByText('b > a')).toHaveAttribute('dir', 'ltr');
    await user.click(screen.getByRole('radio', { name: 'الأول' }));
    await user.click(screen.getByRole('button', { name: 'التالي' }));
    await screen.findByText('السؤال 6 من 20 على الأكثر');
    await user.click(screen.getByRole('button', { name: 'لا أعرف' }));
    expect(await heading('نتيجتك في تطوير الويب')).toHaveFocus();
    expect(screen.getByText('متقدّم')).toBeInTheDocument();
    expect(screen.getByText('دقّة تقدير هذا المستوى 74%.')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'CSS' })).toHaveAttribute('aria-valuenow', '50');
    expect(calls.filter(({ path }) => path.endsWith('/answers')).map(({ body }) => body)).toEqual([
      { questionId: 'q5', optionId: 'q5-a' },
      { questionId: 'q6' },
    ]);
  });

  it('shows the question that another window left when its own is over [ASM-1]', async () => {
    const id = anAttempt().id;
    let isAhead = false;
    const { user } = open(`/skills-assessment?attempt=${id}`, {
      [`GET /api/assessment-attempts/${id}`]: () =>
        json(isAhead ? openTest(aQuestion('q9'), 8) : openTest(aQuestion('q5'), 4)),
      [`POST /api/assessment-attempts/${id}/answers`]: () => problem(409, 'Conflict'),
    });
    await user.click(await screen.findByRole('radio', { name: 'الأول' }));
    isAhead = true;
    await user.click(screen.getByRole('button', { name: 'التالي' }));
    expect(await screen.findByText('السؤال 9 من 20 على الأكثر')).toBeInTheDocument();
  });

  it('lists earlier attempts when asked to, and says which were for practice [ASM-1]', async () => {
    const { id } = anAttempt();
    const { user } = open('/skills-assessment', {
      'GET /api/assessments/web-development/attempts': () => json([anAttempt({ isCounted: false })]),
    });
    await user.click(await screen.findByRole('button', { name: /عرض المحاولات/ }));
    const attempt = await screen.findByRole('link', { name: /تقييم سريع.*50%.*للتدريب/ });
    expect(attempt).toHaveAttribute('href', `/skills-assessment?attempt=${id}`);
  });

  it('says so at an address of nothing, also in English [ASM-1]', async () => {
    open('/skills-assessment?attempt=nobody', { 'GET /api/assessment-attempts/nobody': () => problem(404, 'x') }, 'en');
    await heading('There is no assessment at this address');
    await waitFor(() => expect(document.title).toContain('There is no assessment'));
  });
});
