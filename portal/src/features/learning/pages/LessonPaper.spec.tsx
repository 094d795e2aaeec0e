import { act, screen, waitFor, within } from '@testing-library/react';
import { aCourseDetail, aCurriculum, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { Lesson } from '../lesson.queries';
import type { Paper, QuizStanding } from '../paper.queries';

const lesson: Lesson = {
  id: 'lesson-2',
  courseId: 'course-1',
  titleAr: 'التفكير على طريقة React',
  titleEn: 'Thinking in React',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: 'نص الدرس',
  contentEn: 'Text',
  videoUrl: null,
  duration: 360,
  orderIndex: 1,
  attachments: [],
  pictures: [],
  watchTime: 0,
  isCompleted: false,
  previousId: 'lesson-1',
  nextId: 'lesson-3',
  quiz: { isPractice: false, bestScore: null, attempts: 0, questions: [] },
};

const standing: QuizStanding = {
  isPractice: false,
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: null,
  counting: 'best',
  questions: 2,
  attemptsLeft: 3,
  hasPassed: false,
  bestScore: null,
  openPaperId: null,
  lastPaperId: null,
  nextStartsAt: null,
  attemptAskedAt: null,
};

const option = (id: string, ar: string) => ({ id, ar, en: id });
/** What no choice of options has. */
const otherParts = {
  points: 1,
  left: [],
  right: [],
  items: [],
  gaps: [],
  picture: null,
  pictureAr: null,
  pictureEn: null,
  unit: '',
  values: [],
};
const paper: Paper = {
  id: 'paper-1',
  lessonId: 'lesson-2',
  courseId: 'course-1',
  number: 1,
  passMark: '70.00',
  startedAt: '2026-11-25T09:00:00.000Z',
  endsAt: null,
  now: '2026-11-25T09:00:00.000Z',
  submittedAt: null,
  questions: [
    {
      id: 'q1',
      kind: 'single',
      ...otherParts,
      promptAr: 'ما المكوّن؟',
      promptEn: 'What?',
      options: [option('a', 'دالة'), option('b', 'ملف صور')],
    },
    {
      id: 'q2',
      kind: 'multiple',
      ...otherParts,
      promptAr: 'أيّها من React؟',
      promptEn: 'Which?',
      options: [option('c', 'الحالة'), option('d', 'الجداول')],
    },
  ],
  answers: [],
  result: null,
};
const failed = { score: '50.00', hasPassed: false, right: 1, showsKey: false, questions: [], readAgain: [] };

function openLesson(now: () => QuizStanding, handlers: Handlers = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([anEnrollment()]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum(['completed', 'open', 'open'])),
    'GET /api/lessons/lesson-2': () => json(lesson),
    'GET /api/lessons/lesson-2/quiz': () => json(now()),
    'GET /api/papers/paper-1': () => json(paper),
    'POST /api/lessons/lesson-2/quiz/papers': () => json(paper),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/courses/course-1/lessons/lesson-2' }) };
}

/** What the tests' browser says of screens. */
const { matchMedia } = window;
/** A screen narrower than 600 px. */
const onAPhone = () =>
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: query.includes('599px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }),
  });
afterEach(() => Object.defineProperty(window, 'matchMedia', { configurable: true, value: matchMedia }));

const back = () => act(() => void window.dispatchEvent(new Event('online')));

/** The line is away until somebody says otherwise. */
function outage() {
  const line = { isAway: true };
  const over =
    (answer: Handlers[string]): Handlers[string] =>
    (...asked) => {
      if (line.isAway) throw new TypeError('Failed to fetch');
      return answer(...asked);
    };
  return { line, over };
}

describe('a quiz that counts', () => {
  beforeEach(() => window.localStorage.clear());

  it('waits by itself where many begin at once, and says the place in line [SCL-2]', async () => {
    const { user } = openLesson(() => standing, {
      'POST /api/lessons/lesson-2/quiz/papers': () =>
        problem(429, 'Too Many Requests', { code: 'quizzes.in_line', place: 1240, seconds: 600 }),
    });
    await user.click(await screen.findByRole('button', { name: 'ابدأ الاختبار' }));
    expect(await screen.findByText('انتظر لحظة. مكانك في الصف: 1,240')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ابدأ الاختبار' })).not.toBeInTheDocument();
  });

  it('says what it asks for, keeps each answer as it is chosen, and is handed in after a question [EVD-2]', async () => {
    let now = standing;
    let answers: Paper['answers'] = [];
    const { user, calls } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json({ ...paper, answers }),
      'POST /api/lessons/lesson-2/quiz/papers': () => {
        now = { ...standing, openPaperId: 'paper-1' };
        return json(paper);
      },
      'PUT /api/papers/paper-1/answers/q1': () => {
        answers = [{ questionId: 'q1', optionIds: ['a'], answer: { kind: 'single', optionId: 'a' } }];
        return { status: 204 };
      },
      'POST /api/papers/paper-1/submit': () => {
        now = { ...standing, attemptsLeft: 2, lastPaperId: 'paper-1', nextStartsAt: '2026-11-25T09:10:00.000Z' };
        return json({ ...paper, submittedAt: '2026-11-25T09:01:00.000Z', result: failed });
      },
    });
    const quiz = within(await screen.findByRole('region', { name: 'اختبار الدرس' }));
    expect(await quiz.findByText('درجة النجاح 70%')).toBeInTheDocument();
    expect(quiz.getByText('بقيت 3 محاولات')).toBeInTheDocument();
    await user.click(quiz.getByRole('button', { name: 'ابدأ الاختبار' }));
    await user.click(await quiz.findByRole('radio', { name: 'دالة' }));
    await quiz.findByText('إجاباتك محفوظة');
    expect(calls).toContainEqual({
      method: 'PUT',
      path: '/api/papers/paper-1/answers/q1',
      body: { answer: { kind: 'single', optionId: 'a' } },
    });
    expect(quiz.getByRole('button', { name: 'السؤال 1، أُجيب عنه' })).toBeInTheDocument();
    await user.click(quiz.getByRole('button', { name: 'تسليم الورقة' }));
    const question = within(await screen.findByRole('dialog', { name: 'هل تسلّم ورقتك الآن؟' }));
    expect(question.getByText('بقي سؤال واحد بلا إجابة، ويُحسب خطأ.')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'تسليم الورقة' }));
    expect(await quiz.findByText('درجتك 50%')).toBeInTheDocument();
    expect(quiz.getByText(/اقرأ الدرس مرة أخرى/)).toBeInTheDocument();
    expect(quiz.getByRole('link', { name: 'العودة إلى نص الدرس' })).toHaveAttribute('href', '#lesson');
    await waitFor(() => expect(quiz.getByRole('status')).toHaveFocus());
  });

  it('says after a failed paper how many were right and how many pass, and on its button when the next try is [QZT-1]', async () => {
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    const now = { ...standing, attemptsLeft: 2, lastPaperId: 'paper-1', nextStartsAt: tomorrow };
    const { user } = openLesson(() => now, { 'GET /api/papers/paper-1': () => json({ ...paper, result: failed }) });
    await user.click(await screen.findByRole('button', { name: 'عرض آخر ورقة' }));
    expect(await screen.findByText(/^إجاباتك الصحيحة 1 من 2\. درجة النجاح 70%، أي 2 من 2: ينقصك 1\.$/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^المحاولة التالية غداً \d/ })).toBeDisabled();
    // The button at the foot does what helps meanwhile.
    await user.click(screen.getByRole('button', { name: 'اقرأ الدرس مرة أخرى' }));
    expect(document.getElementById('lesson')).toHaveFocus();
  });

  it('goes on where it was after a reload, one question at a time if one likes, with flags [EVD-2]', async () => {
    const answered = {
      ...paper,
      answers: [{ questionId: 'q1', optionIds: ['b'], answer: { kind: 'single', optionId: 'b' } }],
    };
    let now: QuizStanding = { ...standing, openPaperId: 'paper-1' };
    const { user } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json(answered),
      'POST /api/papers/paper-1/submit': () => {
        now = { ...standing, attemptsLeft: 2, lastPaperId: 'paper-1' };
        return json({ ...answered, result: failed });
      },
    });
    expect(await screen.findByRole('radio', { name: 'ملف صور' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'سؤال في كل شاشة' }));
    expect(screen.queryByRole('group', { name: /أيّها من React؟/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'السؤال التالي' }));
    const second = within(await screen.findByRole('group', { name: /أيّها من React؟/ }));
    await user.click(second.getByRole('button', { name: 'مراجعته لاحقاً' }));
    expect(screen.getByRole('button', { name: 'السؤال 2، بلا إجابة، للمراجعة' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'إلى نهاية الورقة' }));
    await user.click(screen.getByRole('button', { name: 'تسليم الورقة' }));
    expect(await screen.findByText('درجتك 50%')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'ابدأ محاولة أخرى' })).toBeInTheDocument();
  });

  it('shows what is ticked as ticked all the while its answer arrives, so that the next tick adds to it [EVD-2]', async () => {
    const { user } = openLesson(() => ({ ...standing, openPaperId: 'paper-1' }), {
      'PUT /api/papers/paper-1/answers/q2': () => ({ status: 204 }),
    });
    const first = await screen.findByRole<HTMLInputElement>('checkbox', { name: 'الحالة' });
    const seen: boolean[] = [];
    const watch = new MutationObserver(() => seen.push(first.checked));
    watch.observe(first.closest('fieldset')!, { attributes: true, childList: true, subtree: true });
    await user.click(first);
    await waitFor(() => expect(window.localStorage.getItem('masarPaper:paper-1')).toBeNull());
    await screen.findByText('إجاباتك محفوظة');
    watch.disconnect();
    expect(seen).toContain(true);
    expect(seen.slice(seen.indexOf(true))).not.toContain(false);
  });

  it('keeps a tick over what was read before its answer arrived [EVD-2]', async () => {
    const held: (() => void)[] = [];
    let reads = 0;
    let answers: Paper['answers'] = [];
    const { user, calls } = openLesson(() => ({ ...standing, openPaperId: 'paper-1' }), {
      'GET /api/papers/paper-1': async () => {
        const read = json({ ...paper, answers });
        reads += 1;
        if (reads === 2) await new Promise<void>((go) => held.push(go));
        return read;
      },
      'PUT /api/papers/paper-1/answers/q2': ({ body }) => {
        const { answer } = body as { answer: Paper['answers'][number]['answer'] };
        answers = [{ questionId: 'q2', optionIds: [], answer }];
        return { status: 204 };
      },
    });
    const first = await screen.findByRole('checkbox', { name: 'الحالة' });
    await user.click(screen.getByRole('button', { name: 'تسليم الورقة' }));
    const question = within(await screen.findByRole('dialog', { name: 'هل تسلّم ورقتك الآن؟' }));
    await waitFor(() => expect(held).toHaveLength(1));
    await user.click(question.getByRole('button', { name: 'متابعة الإجابة' }));
    await user.click(first);
    await waitFor(() => expect(answers).toHaveLength(1));
    await screen.findByText('إجاباتك محفوظة');
    await act(async () => {
      held[0]!();
      await new Promise((done) => setTimeout(done, 0));
    });
    await user.click(screen.getByRole('checkbox', { name: 'الجداول' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'PUT',
        path: '/api/papers/paper-1/answers/q2',
        body: { answer: { kind: 'multiple', optionIds: ['c', 'd'] } },
      }),
    );
  });

  it('keeps an answer that could not be sent, and says to wait [EVD-2]', async () => {
    const { user } = openLesson(() => ({ ...standing, openPaperId: 'paper-1' }), {
      'PUT /api/papers/paper-1/answers/q1': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'دالة' }));
    expect(await screen.findByText(/لا نصل إلى الخادم الآن/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'دالة' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'تسليم الورقة' })).toBeDisabled();
  });

  it('keeps on the device what could not be sent, over a closed page, and sends it once the network is back [EVD-2]', async () => {
    let isOnline = false;
    const lost: Handlers = {
      'PUT /api/papers/paper-1/answers/q1': () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { status: 204 };
      },
    };
    const open = () => openLesson(() => ({ ...standing, openPaperId: 'paper-1' }), lost);
    const { user, unmount } = open();
    await user.click(await screen.findByRole('radio', { name: 'دالة' }));
    await screen.findByText(/إجاباتك على هذا الجهاز/);
    unmount();
    isOnline = true;
    const { calls } = open();
    expect(await screen.findByRole('radio', { name: 'دالة' })).toBeChecked();
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'PUT',
        path: '/api/papers/paper-1/answers/q1',
        body: { answer: { kind: 'single', optionId: 'a' } },
      }),
    );
    expect(await screen.findByText('إجاباتك محفوظة')).toBeInTheDocument();
    expect(window.localStorage.getItem('masarPaper:paper-1')).toBeNull();
  });

  it('begins by itself once the server is back, unless that is called off [EVD-2]', async () => {
    let now = standing;
    const { line, over } = outage();
    const { user, calls } = openLesson(() => now, {
      'POST /api/lessons/lesson-2/quiz/papers': over(() => {
        now = { ...standing, openPaperId: 'paper-1' };
        return json(paper);
      }),
    });
    const begin = () => screen.findByRole('button', { name: 'ابدأ الاختبار' });
    const started = () => calls.filter(({ method, path }) => method === 'POST' && path.endsWith('/papers')).length;
    await user.click(await begin());
    expect(await screen.findByText(/تُفتح ورقتك هنا حين يجيب/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'ليس الآن' }));
    await begin();
    const before = started();
    back();
    expect(screen.queryByText('تعذّر بدء الاختبار')).not.toBeInTheDocument();
    expect(started()).toBe(before);
    await user.click(await begin());
    await screen.findByText(/تُفتح ورقتك هنا حين يجيب/);
    line.isAway = false;
    back();
    expect(await screen.findByRole('radio', { name: 'دالة' })).toBeInTheDocument();
  });

  it('is handed in by itself once the server is back, after what was answered meanwhile [EVD-2]', async () => {
    let now: QuizStanding = { ...standing, openPaperId: 'paper-1' };
    const { line, over } = outage();
    const { user, calls } = openLesson(() => now, {
      'PUT /api/papers/paper-1/answers/q1': over(() => ({ status: 204 })),
      'POST /api/papers/paper-1/submit': over(() => {
        now = { ...standing, attemptsLeft: 2, lastPaperId: 'paper-1' };
        return json({ ...paper, result: failed });
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'تسليم الورقة' }));
    const question = within(await screen.findByRole('dialog', { name: 'هل تسلّم ورقتك الآن؟' }));
    await user.click(question.getByRole('button', { name: 'تسليم الورقة' }));
    expect(await screen.findByText(/ونسلّم ورقتك حين يجيب/)).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'دالة' }));
    await screen.findByText(/إجاباتك على هذا الجهاز/);
    line.isAway = false;
    back();
    await screen.findByText('إجاباتك محفوظة');
    back();
    expect(await screen.findByText('درجتك 50%')).toBeInTheDocument();
    const sent = calls.map(({ method, path }) => `${method} ${path}`);
    expect(sent.lastIndexOf('PUT /api/papers/paper-1/answers/q1')).toBeLessThan(
      sent.lastIndexOf('POST /api/papers/paper-1/submit'),
    );
  });

  it('shows what another tab answered, and sends it but once [EVD-5]', async () => {
    const { calls } = openLesson(() => ({ ...standing, openPaperId: 'paper-1' }), {
      'PUT /api/papers/paper-1/answers/q1': () => ({ status: 204 }),
    });
    await screen.findByRole('radio', { name: 'دالة' });
    const tell = (newValue: string | null) =>
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'masarPaper:paper-1', newValue })));
    tell(JSON.stringify([['q1', { kind: 'single', optionId: 'b' }]]));
    expect(screen.getByRole('radio', { name: 'ملف صور' })).toBeChecked();
    tell(null);
    await waitFor(() => expect(screen.getByText('إجاباتك محفوظة')).toBeInTheDocument());
    expect(screen.getByRole('radio', { name: 'ملف صور' })).toBeChecked();
    expect(calls.filter(({ method }) => method === 'PUT').length).toBeLessThanOrEqual(1);
  });

  it('remembers flags and one question at a time over a reload [EVD-2]', async () => {
    const open = () => openLesson(() => ({ ...standing, openPaperId: 'paper-1' }));
    const { user, unmount } = open();
    await user.click(await screen.findByRole('button', { name: 'سؤال في كل شاشة' }));
    await user.click(screen.getByRole('button', { name: 'مراجعته لاحقاً' }));
    unmount();
    open();
    expect(await screen.findByRole('button', { name: 'السؤال 1، بلا إجابة، للمراجعة' })).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: /أيّها من React؟/ })).not.toBeInTheDocument();
  });

  it('is taken one question a screen on a phone, and its end leads to what is empty or flagged [QZT-1]', async () => {
    onAPhone();
    let now: QuizStanding = { ...standing, openPaperId: 'paper-1' };
    let answers: Paper['answers'] = [];
    const { user, calls } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json({ ...paper, answers }),
      'PUT /api/papers/paper-1/answers/q1': () => {
        answers = [{ questionId: 'q1', optionIds: ['a'], answer: { kind: 'single', optionId: 'a' } }];
        return { status: 204 };
      },
      'POST /api/papers/paper-1/submit': () => {
        now = { ...standing, attemptsLeft: 2, lastPaperId: 'paper-1' };
        return json({ ...paper, result: failed });
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'دالة' }));
    expect(screen.queryByRole('group', { name: /أيّها من React؟/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'تسليم الورقة' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'السؤال السابق' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'السؤال التالي' }));
    const second = await screen.findByRole('group', { name: /أيّها من React؟/ });
    await waitFor(() => expect(second).toHaveFocus());
    await user.click(within(second).getByRole('button', { name: 'مراجعته لاحقاً' }));
    await user.click(screen.getByRole('button', { name: 'إلى نهاية الورقة' }));
    const end = within(await screen.findByRole('region', { name: 'قبل التسليم' }));
    expect(end.getByText('بقي سؤال واحد بلا إجابة، ويُحسب خطأ.')).toBeInTheDocument();
    expect(end.getAllByRole('button', { name: 'السؤال 2' })).toHaveLength(2);
    expect(end.queryByRole('button', { name: 'السؤال 1' })).not.toBeInTheDocument();
    await user.click(end.getAllByRole('button', { name: 'السؤال 2' })[0]!);
    expect(await screen.findByRole('group', { name: /أيّها من React؟/ })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'النهاية' }));
    await screen.findByText('إجاباتك محفوظة');
    await user.click(screen.getByRole('button', { name: 'تسليم الورقة' }));
    expect(await screen.findByText('درجتك 50%')).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.endsWith('/submit'))).toHaveLength(1);
  });

  it('asks and judges other kinds than choices, in words [QB-1] [EVD-2]', async () => {
    const number = {
      ...otherParts,
      id: 'q9',
      kind: 'number' as const,
      promptAr: 'كم بكسلاً؟',
      promptEn: '',
      options: [],
    };
    const asked: Paper = { ...paper, questions: [{ ...number, unit: 'px' }] };
    let now: QuizStanding = { ...standing, openPaperId: 'paper-1' };
    const verdict = {
      questionId: 'q9',
      isCorrect: false,
      correctOptionIds: [],
      explanationAr: 'كل rem يساوي 16.',
      explanationEn: null,
      points: 0,
      of: 1,
      rightAnswer: { kind: 'number', text: '32' },
      feedback: [],
    };
    const { user, calls } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json(asked),
      'PUT /api/papers/paper-1/answers/q9': () => ({ status: 204 }),
      'POST /api/papers/paper-1/submit': () => {
        now = { ...standing, attemptsLeft: 0, lastPaperId: 'paper-1' };
        const answers = [{ questionId: 'q9', optionIds: [], answer: { kind: 'number', text: '٣٠' } }];
        return json({ ...asked, answers, result: { ...failed, showsKey: true, questions: [verdict] } });
      },
    });
    await user.type(await screen.findByLabelText('إجابتك (px)'), '٣٠');
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'PUT',
        path: '/api/papers/paper-1/answers/q9',
        body: { answer: { kind: 'number', text: '٣٠' } },
      }),
    );
    await screen.findByText('إجاباتك محفوظة');
    await user.click(screen.getByRole('button', { name: 'تسليم الورقة' }));
    const question = within(await screen.findByRole('dialog', { name: 'هل تسلّم ورقتك الآن؟' }));
    await user.click(question.getByRole('button', { name: 'تسليم الورقة' }));
    expect(await screen.findByText('32 px')).toBeInTheDocument();
    expect(screen.getByText('٣٠ px')).toBeInTheDocument();
    expect(screen.getByText('كل rem يساوي 16.')).toBeInTheDocument();
  });

  it('names what a failed paper asked and the lesson that each question rests on, without a verdict [EVD-8]', async () => {
    const now: QuizStanding = { ...standing, attemptsLeft: 1, lastPaperId: 'paper-1' };
    const restsOn = { lessonId: 'lesson-1', courseId: 'course-1', titleAr: 'ما قبله', titleEn: 'Before it' };
    const readAgain = paper.questions.map(({ id }, at) => ({ questionId: id, restsOn: at === 0 ? restsOn : null }));
    const answers = [{ questionId: 'q1', optionIds: ['b'], answer: { kind: 'single', optionId: 'b' } }];
    const { user } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json({ ...paper, answers, result: { ...failed, readAgain } }),
    });
    await user.click(await screen.findByRole('button', { name: 'عرض آخر ورقة' }));
    const asked = within(await screen.findByRole('region', { name: 'ما سألته هذه الورقة، وأين تقرؤه' }));
    expect(asked.getByRole('link', { name: 'ما قبله' })).toHaveAttribute('href', '/courses/course-1/lessons/lesson-1');
    expect(asked.getAllByText(/^\d\.|^[٠-٩]\./)).toHaveLength(paper.questions.length);
    expect(asked.getAllByText('تركته بلا إجابة')).toHaveLength(1);
    expect(asked.queryByText(/صحيح/)).not.toBeInTheDocument();
  });

  it('shows the right answers once they may be seen, and asks for another attempt after the last [EVD-2]', async () => {
    let now: QuizStanding = { ...standing, attemptsLeft: 0, lastPaperId: 'paper-1' };
    const verdict = {
      questionId: 'q1',
      isCorrect: false,
      correctOptionIds: ['a'],
      explanationAr: 'المكوّن دالة.',
      explanationEn: null,
      points: 0,
      of: 1,
      rightAnswer: { kind: 'single', optionId: 'a' },
      feedback: [],
    };
    const { user, calls } = openLesson(() => now, {
      'GET /api/papers/paper-1': () => json({ ...paper, result: { ...failed, showsKey: true, questions: [verdict] } }),
      'POST /api/lessons/lesson-2/quiz/requests': () => {
        now = { ...now, attemptAskedAt: '2026-11-25T09:10:00.000Z' };
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'عرض آخر ورقة' }));
    expect(await screen.findByText('المكوّن دالة.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'اطلب محاولة أخرى' }));
    expect(await screen.findByText(/ونخبرك حين يجيب المدرّب/)).toBeInTheDocument();
    expect(calls.filter(({ path }) => path.endsWith('/requests'))).toHaveLength(1);
  });

  it('says that it needs the network where there is none, and appears once it is back [PERF-5] [EVD-2]', async () => {
    let isAway = true;
    openLesson(() => {
      if (isAway) throw new TypeError('Failed to fetch');
      return standing;
    });
    expect(await screen.findByText(/يحتاج هذا الاختبار إلى الاتصال/)).toBeInTheDocument();
    isAway = false;
    back();
    expect(await screen.findByRole('button', { name: 'ابدأ الاختبار' })).toBeInTheDocument();
  });
});

describe('a lesson of which something is missing', () => {
  it('says what, beside the button that would complete it [EVD-1]', async () => {
    const { user } = openLesson(() => ({ ...standing, hasPassed: true }), {
      'PUT /api/lessons/lesson-2/progress': () =>
        problem(409, 'Conflict', {
          code: 'courses.lesson_incomplete',
          detail: 'بقي في هذا الدرس ما لم يكتمل بعد.',
          missing: [{ code: 'courses.missing_video', messageAr: 'شاهد 80% من الفيديو.', messageEn: 'Watch it.' }],
        }),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    expect(await screen.findByText('شاهد 80% من الفيديو.')).toBeInTheDocument();
    expect(screen.getByText('بقي لإنهاء هذا الدرس:')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'إنهاء الدرس' })).toBeEnabled();
  });
});
