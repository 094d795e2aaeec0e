// Loaded before the first test: the parser alone takes longer than a query is ready to wait.
import '#subjects/markdown/MarkdownText';
import './EditCoursePage';
import { screen } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aCourse, aCurriculumLesson, aLessonDraft } from '../testing/a-course';

const usualRules = {
  isPractice: false,
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: null,
  counting: 'best',
};

function open(lesson: string, handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourse()),
    'GET /api/courses/c1/lessons': () => json([aCurriculumLesson()]),
    'GET /api/lessons/l1/draft': () => json(aLessonDraft()),
    'GET /api/lessons/l1/quiz/composition': () =>
      json({
        parts: [],
        ownQuestions: 0,
        warnings: [],
        isEvidence: false,
        lacks: [],
        proving: { asked: 0, from: 0 },
        luck: 100,
      }),
    'GET /api/lessons/l1/quiz/rules': () => json(usualRules),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: `/courses/c1/edit?lesson=${lesson}` }) };
}

describe('the lesson editor', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows the Markdown of each language and how learners will read it [CRS-4]', async () => {
    const { user } = open('l1');
    expect(await screen.findByLabelText('نص الدرس')).toHaveValue('## مرحباً بك');
    expect(await screen.findByRole('heading', { level: 2, name: 'مرحباً بك' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'الإنجليزية' }));
    expect(screen.getByLabelText('نص الدرس')).toHaveValue('Welcome');
  });

  it('begins with what the server has now, not with what was read before [REL-3]', async () => {
    let lesson = aLessonDraft();
    const first = open('l1', { 'GET /api/lessons/l1/draft': () => json(lesson) });
    expect(await screen.findByLabelText('نص الدرس')).toHaveValue('## مرحباً بك');
    lesson = aLessonDraft({ contentAr: 'كتبه غيرك' });
    await first.user.click(screen.getByRole('link', { name: 'العودة إلى الدورة' }));
    await first.user.click(await screen.findByRole('link', { name: /الدرس الأول/ }));
    expect(await screen.findByLabelText('نص الدرس')).toHaveValue('كتبه غيرك');
  });

  it('asks before it saves over what somebody else saved while it was open [REL-3]', async () => {
    let lesson = aLessonDraft();
    const { user, calls } = open('l1', {
      'GET /api/lessons/l1/draft': () => json(lesson),
      'PATCH /api/lessons/l1': () => json(lesson),
    });
    const saves = () => calls.filter(({ method }) => method === 'PATCH').length;
    await user.type(await screen.findByLabelText('نص الدرس'), ' كلامي');
    lesson = aLessonDraft({ contentAr: 'كتبه غيرك' });
    await user.click(screen.getByRole('button', { name: 'حفظ الدرس' }));
    const keepMine = await screen.findByRole('button', { name: 'متابعة بما كتبته' });
    expect(saves()).toBe(0);
    await user.click(keepMine);
    await user.click(screen.getByRole('button', { name: 'حفظ الدرس' }));
    expect(await screen.findByText('حُفظ الدرس')).toBeInTheDocument();
    expect(saves()).toBe(1);
  });

  it('shows the pictures of the course in the preview, as learners will see them [CRS-12]', async () => {
    const pictures = [{ path: 'pictures/flow.svg', url: '/api/files/f1', width: 640, height: 360 }];
    const lesson = aLessonDraft({ contentAr: '![مجرى العمل](../pictures/flow.svg)\n\n![خطة](plan.png)', pictures });
    open('l1', { 'GET /api/lessons/l1/draft': () => json(lesson) });
    expect(await screen.findByRole('img', { name: 'مجرى العمل' })).toHaveAttribute('src', '/api/files/f1');
    expect(screen.getByText('خطة')).toBeInTheDocument();
  });

  it('adds a lesson with its quiz once every question is complete [CRS-4]', async () => {
    const { user, calls } = open('new', { 'POST /api/courses/c1/lessons': () => json(aLessonDraft()) });
    await user.type(await screen.findByRole('textbox', { name: /العنوان/ }), 'الدرس الأول');
    await user.click(screen.getByRole('button', { name: 'إضافة سؤال' }));
    await user.click(screen.getByRole('button', { name: 'إضافة الدرس' }));
    expect(screen.getByText('اكتب نص السؤال بالعربية.')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.type(screen.getByLabelText(/نص السؤال بالعربية/), 'ما JSX؟');
    await user.type(screen.getByLabelText('1 بالعربية'), 'مكتبة');
    await user.type(screen.getByLabelText('2 بالعربية'), 'صياغة');
    await user.click(screen.getByRole('button', { name: 'إضافة الدرس' }));
    expect(screen.getByText('اكتب كل جزء بالعربية أو احذفه.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'حذف 4' }));
    await user.click(screen.getByRole('button', { name: 'حذف 3' }));
    await user.click(screen.getByRole('radio', { name: 'الخيار 2 صحيح' }));
    await user.click(screen.getByRole('button', { name: 'إضافة الدرس' }));
    expect(await screen.findByText('أُضيف الدرس')).toBeInTheDocument();
    expect(window.location.search).toBe('?lesson=l1');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      titleAr: 'الدرس الأول',
      quiz: {
        questions: [
          {
            content: {
              kind: 'single',
              prompt: { ar: 'ما JSX؟' },
              options: [
                { text: { ar: 'مكتبة' }, weight: 0 },
                { text: { ar: 'صياغة' }, weight: 100 },
              ],
            },
          },
        ],
      },
    });
  });

  it('opens the language that the server refused and loses nothing [CRS-4]', async () => {
    const errors = [{ field: 'titleEn', message: 'لا تتجاوز 200 محرفاً.' }];
    const { user } = open('l1', { 'PATCH /api/lessons/l1': () => problem(400, 'Bad Request', { errors }) });
    await user.type(await screen.findByLabelText('نص الدرس'), ' جديد');
    await user.click(screen.getByRole('button', { name: 'حفظ الدرس' }));
    expect(await screen.findByText('لا تتجاوز 200 محرفاً.')).toBeInTheDocument();
    expect(screen.getByRole('tab', { name: 'الإنجليزية' })).toHaveAttribute('aria-selected', 'true');
    await user.click(screen.getByRole('tab', { name: 'العربية' }));
    expect(screen.getByLabelText('نص الدرس')).toHaveValue('## مرحباً بك جديد');
  });

  const prompt = { ar: 'ما JSX؟', en: 'What is JSX?' };
  const content = { kind: 'true-false', prompt, points: 1, isTrue: true };
  const short = { type: 'multiple' as const, promptAr: prompt.ar, promptEn: prompt.en, options: [] };
  const quiz = { questions: [{ id: 'q1', content, ...short, explanationAr: null, explanationEn: null }] };
  const rules = {
    isPractice: false,
    passMark: '70.00',
    attempts: 3,
    pauseMinutes: 10,
    timeLimitMinutes: null,
    counting: 'best',
  };

  it('sets under which rules the quiz is taken, in either script of digits [EVD-2]', async () => {
    const { user, calls } = open('l1', {
      'GET /api/lessons/l1/draft': () => json(aLessonDraft({ quiz })),
      'GET /api/lessons/l1/quiz/rules': () => json(rules),
      'PUT /api/lessons/l1/quiz/rules': () => json({ ...rules, passMark: '80.00', attempts: 5, timeLimitMinutes: 30 }),
    });
    const mark = await screen.findByLabelText('درجة النجاح (%)');
    await user.clear(mark);
    await user.type(mark, '١٢٠');
    await user.click(screen.getByRole('button', { name: 'حفظ القواعد' }));
    expect(mark).toHaveAccessibleDescription('اكتب نسبة بين 1 و100.');
    await user.clear(mark);
    await user.type(mark, '٨٠');
    await user.clear(screen.getByLabelText('عدد المحاولات'));
    await user.type(screen.getByLabelText('عدد المحاولات'), '5');
    await user.type(screen.getByLabelText('وقت الورقة (بالدقائق)'), '٣٠');
    await user.click(screen.getByRole('button', { name: 'حفظ القواعد' }));
    expect(await screen.findByText('حُفظت قواعد الاختبار')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PUT')).toEqual([
      {
        method: 'PUT',
        path: '/api/lessons/l1/quiz/rules',
        body: { ...rules, passMark: '80.00', attempts: 5, timeLimitMinutes: 30 },
      },
    ]);
  });

  it('turns a quiz into practice without losing its rules [EVD-2]', async () => {
    const { user, calls } = open('l1', {
      'GET /api/lessons/l1/draft': () => json(aLessonDraft({ quiz })),
      'GET /api/lessons/l1/quiz/rules': () => json({ ...rules, attempts: 7 }),
      'PUT /api/lessons/l1/quiz/rules': () => json({ ...rules, attempts: 7, isPractice: true }),
    });
    await user.click(await screen.findByLabelText(/للتدريب فقط/));
    expect(screen.queryByLabelText('عدد المحاولات')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'حفظ القواعد' }));
    expect(await screen.findByText('حُفظت قواعد الاختبار')).toBeInTheDocument();
    const { timeLimitMinutes, ...others } = rules;
    expect(timeLimitMinutes).toBeNull();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ ...others, attempts: 7, isPractice: true });
  });

  it('shows no rules of a lesson without questions [EVD-2]', async () => {
    open('l1');
    await screen.findByRole('button', { name: 'إضافة أسئلة عشوائية' });
    expect(screen.queryByRole('heading', { name: 'قواعد الاختبار' })).not.toBeInTheDocument();
  });
});
