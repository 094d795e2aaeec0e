import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { type OutboxEntry, showOutbox } from '#subjects/outbox/outbox-state';
import { aCertificate } from '#testing/certificates';
import { aCourse, aCourseDetail, aCurriculum, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { Lesson } from '../lesson.queries';

const aLesson = (changes: Partial<Lesson> = {}): Lesson => ({
  id: 'lesson-2',
  courseId: 'course-1',
  titleAr: 'التفكير على طريقة React',
  titleEn: 'Thinking in React',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: 'JSX امتداد لصياغة JavaScript.\n\n```js\nlet a = 1;\n```',
  contentEn: 'JSX extends JavaScript.',
  videoUrl: null,
  duration: 360,
  orderIndex: 1,
  attachments: [],
  pictures: [],
  watchTime: 0,
  isCompleted: false,
  previousId: 'lesson-1',
  nextId: 'lesson-3',
  quiz: null,
  ...changes,
});

const asked = (kind: 'single' | 'multiple') => ({
  ...{ kind, type: kind, points: 1, left: [], right: [], items: [], gaps: [], unit: '', values: [] },
  ...{ picture: null, pictureAr: null, pictureEn: null },
});

const quiz: NonNullable<Lesson['quiz']> = {
  isPractice: true,
  bestScore: null,
  attempts: 0,
  questions: [
    {
      id: 'q1',
      ...asked('single'),
      promptAr: 'ما المكوّن؟',
      promptEn: 'What is a component?',
      options: [
        { id: 'a', ar: 'دالة', en: 'A function' },
        { id: 'b', ar: 'ملف صور', en: 'An image file' },
      ],
    },
  ],
};

function openLesson(lesson: Lesson = aLesson(), handlers: Handlers = {}, hash = '', person = aUser()) {
  const calls = stubApi({
    ...commonHandlers(person),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([anEnrollment()]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum(['completed', 'open', 'open'])),
    'GET /api/lessons/lesson-1': () => json(aLesson({ id: 'lesson-1', titleAr: 'بداية سريعة' })),
    [`GET /api/lessons/${lesson.id}`]: () => json(lesson),
    'GET /api/lessons/lesson-3': () => json(aLesson({ id: 'lesson-3', titleAr: 'كتابة الترميز باستخدام JSX' })),
    ...handlers,
  });
  rememberAs(person);
  return { calls, ...renderApp({ at: `/courses/course-1/lessons/${lesson.id}${hash}` }) };
}

const aWaitingCompletion = (id: string): OutboxEntry => ({
  kind: 'lesson-completed',
  method: 'PUT',
  path: `/api/lessons/${id}/progress`,
  body: { isCompleted: true },
  subject: { id, titleAr: 'درس', titleEn: 'Lesson' },
  key: 'a-key-made-at-the-click',
  owner: 'user-1',
  madeAt: 0,
});

/** The second lesson of three, which is completed once it was pressed. */
function completing(): Handlers {
  let isCompleted = false;
  return {
    'GET /api/courses/course-1/lessons': () =>
      json(aCurriculum(['completed', isCompleted ? 'completed' : 'open', 'open'])),
    'PUT /api/lessons/lesson-2/progress': () => {
      isCompleted = true;
      return progressAnswer('66.67');
    },
  };
}

/** A window that sees nothing of what is watched before the returned function brings it into view. */
function stubScrolling(): () => void {
  const watchers: (() => void)[] = [];
  class Observer {
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      tell([{ isIntersecting: false }]);
      watchers.push(() => tell([{ isIntersecting: true }]));
    }
    observe = () => undefined;
    disconnect = () => undefined;
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return () => watchers.forEach((show) => show());
}

// @ts-expect-error: the test's window has none of its own.
afterEach(() => delete window.IntersectionObserver);

const certificate = aCertificate({ courseId: 'course-1' });

const progressAnswer = (progress: string, certificateId: string | null = null) =>
  json({
    watchTime: 0,
    isCompleted: true,
    course: { progress, completedAt: progress === '100.00' ? '2026-11-26T09:00:00.000Z' : null },
    certificateId,
  });

const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the lesson player', () => {
  it('opens at the heading that the address names, though another part of the page is called so [SRCH-2]', async () => {
    const contentAr = 'مقدمة.\n\n## خطوات أولى\n\nنص.\n\n## Content\n\nنص.';
    const [lesson, at] = [aLesson({ contentAr }), (name: string) => `#${encodeURIComponent(name)}`];
    const { unmount } = openLesson(lesson, {}, at('خطوات-أولى'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'خطوات أولى' })).toHaveFocus());
    unmount();
    openLesson(lesson, {}, at('content'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Content' })).toHaveFocus());
  });

  it('shows the text with code from left to right, and what is done of the course [LSN-2]', async () => {
    openLesson();
    expect(await title('التفكير على طريقة React')).toBeInTheDocument();
    expect((await screen.findByText(/JSX امتداد/)).closest('p')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('let a = 1;').closest('pre')).toHaveAttribute('dir', 'ltr');
    const rail = screen.getByRole('navigation', { name: 'محتوى الدورة' });
    expect(within(rail).getByText(/أنجزت 1 من 3 دروس/)).toHaveTextContent('33%');
    expect(screen.getByText('الدرس 2 من 3')).toBeInTheDocument();
    expect(within(rail).getByRole('link', { current: 'page' })).toHaveTextContent('التفكير على طريقة React');
    expect(screen.getByText('6 دقائق')).toBeInTheDocument();
  });

  it('completes a lesson, says what that brought once its end was in view, and goes to the next one by the same button [LSN-2] [JOY-1]', async () => {
    const scrollToEnd = stubScrolling();
    const { user, calls } = openLesson(aLesson(), completing());
    const button = await screen.findByRole('button', { name: 'إنهاء الدرس' });
    act(scrollToEnd);
    await user.click(button);
    const onward = await screen.findByRole('link', { name: /^التالي: كتابة الترميز باستخدام JSX/ });
    expect(onward).toHaveTextContent('10 د');
    await waitFor(() => expect(onward).toHaveFocus());
    expect(screen.getByText('بقي درس واحد').closest('[role="status"]')).toHaveTextContent('أنجزت 2 من 3 دروس');
    expect(screen.queryByRole('button', { name: 'إنهاء الدرس' })).not.toBeInTheDocument();
    await user.click(onward);
    expect(await title('كتابة الترميز باستخدام JSX')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'PUT',
      path: '/api/lessons/lesson-2/progress',
      body: { isCompleted: true, opened: true },
    });
    const readings = calls.filter(({ path }) => path === '/api/courses/course-1/lessons');
    expect(readings).toHaveLength(2);
  });

  it('goes on without praise where the end of the text was never in view [JOY-1] [LSN-2]', async () => {
    stubScrolling();
    const { user } = openLesson(aLesson(), completing());
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    await waitFor(async () => expect(await screen.findByRole('link', { name: /^التالي: / })).toHaveFocus());
    expect(screen.queryByText('بقي درس واحد')).not.toBeInTheDocument();
  });

  it.each([
    ['praises who answered all checks of the text', ['الأول؟', 'الثاني؟'], 1],
    ['praises nobody for one of two', ['الأول؟'], 0],
  ])('%s [JOY-1] [QZT-1]', async (_, answered, praises) => {
    stubScrolling();
    const check = (question: string) => `\`\`\`check\n${question}\n- [ ] لا\n- [x] نعم\n\`\`\``;
    const { user } = openLesson(aLesson({ contentAr: `${check('الأول؟')}\n\n${check('الثاني؟')}` }), completing());
    for (const question of answered) {
      const options = await screen.findByRole('radiogroup', { name: question });
      await user.click(within(options).getByRole('radio', { name: 'لا' }));
    }
    await user.click(screen.getByRole('button', { name: 'إنهاء الدرس' }));
    await waitFor(async () => expect(await screen.findByRole('link', { name: /^التالي: / })).toHaveFocus());
    expect(screen.queryAllByText('بقي درس واحد')).toHaveLength(praises);
  });

  const figures = { passMark: '60.00', bestScore: null, attemptsLeft: null, startsAt: null, lessonId: null };
  const final = { ...figures, kind: 'final', id: 'course-1', titleAr: 'الاختبار النهائي', titleEn: 'Final assessment' };
  const work = { ...figures, kind: 'assignment', id: 'work-1', titleAr: 'بطاقات تترتّب', titleEn: 'Cards' };

  it.each([
    ['its final', [{ ...final, state: 'open' }], 'إلى الاختبار النهائي', '/courses/course-1/final'],
    [
      'required work, which is listed',
      [
        { ...work, state: 'open' },
        { ...final, state: 'done' },
      ],
      'التالي: بطاقات تترتّب',
      '/courses/course-1/assignments/work-1',
    ],
    [
      'its final while work waits for its mark',
      [
        { ...work, state: 'waiting' },
        { ...final, state: 'open' },
      ],
      'إلى الاختبار النهائي',
      '/courses/course-1/final',
    ],
  ])('leads after the last lesson to what is left of the course: %s [EVD-3] [EVD-9]', async (_, steps, name, href) => {
    const { user } = openLesson(aLesson(), {
      'PUT /api/lessons/lesson-2/progress': () =>
        json({
          watchTime: 0,
          isCompleted: true,
          course: { progress: '100.00', completedAt: null },
          certificateId: null,
        }),
      'GET /api/courses/course-1/way': () => json({ progress: '100.00', completedAt: null, steps }),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    expect(await title('أنهيت كل الدروس')).toHaveFocus();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(screen.getByRole('region', { name: 'ما يلزم لإتمام الدورة' })).toBeInTheDocument();
  });

  it('celebrates the end of the course with the way to the certificate [LSN-2, CRT-1]', async () => {
    const { user } = openLesson(aLesson(), {
      'PUT /api/lessons/lesson-2/progress': () => progressAnswer('100.00', certificate.id),
      'GET /api/certificates': () => json([certificate]),
      'GET /api/ai/courses': () => json([aCourseDetail(), aCourse({ id: 'course-2', titleAr: 'React المتقدّم' })]),
      'GET /api/jobs/recommendations': () => json([]),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    expect(await title('مبارك! أتممت الدورة')).toHaveFocus();
    expect(await screen.findByText('سارة علي حسن')).toBeInTheDocument();
    const share = within(await screen.findByRole('group', { name: 'مشاركة الشهادة' }));
    expect(share.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
      'href',
      expect.stringContaining('https://wa.me/'),
    );
    expect(share.getByRole('link', { name: 'PDF' })).toBeInTheDocument();
    const onward = within(await screen.findByRole('region', { name: 'React المتقدّم' }));
    expect(onward.getByRole('link', { name: 'عرض الدورة' })).toHaveAttribute('href', '/courses/course-2');
    expect(screen.queryByRole('heading', { name: 'وظائف صارت أقرب إليك' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'عرض شهادتك' })).toHaveAttribute('href', '/certificates');
  });

  it('keeps the room of the certificate while it loads [LSN-2, CRT-1]', async () => {
    const { user } = openLesson(aLesson(), {
      'PUT /api/lessons/lesson-2/progress': () => progressAnswer('100.00', certificate.id),
      'GET /api/certificates': () => new Promise<never>(() => undefined),
      'GET /api/ai/courses': () => json([]),
      'GET /api/jobs/recommendations': () => json([]),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    expect(await screen.findByTestId('certificate-shape')).toBeInTheDocument();
  });

  it('asks for the names on certificates before the button that may end the course [CRT-12]', async () => {
    openLesson(
      aLesson(),
      { 'GET /api/courses/course-1/lessons': () => json(aCurriculum(['completed', 'open', 'completed'])) },
      '',
      aUser({ certificateNamesConfirmed: false }),
    );
    const names = await screen.findByRole('region', { name: 'كيف يُكتب اسمك على الشهادة؟' });
    const button = screen.getByRole('button', { name: 'إنهاء الدرس' });
    expect(names.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('does not pass over names that are typed and not confirmed without a word [CRT-12]', async () => {
    const { user, calls } = openLesson(
      aLesson(),
      {
        'GET /api/courses/course-1/lessons': () => json(aCurriculum(['completed', 'open', 'completed'])),
        'PUT /api/lessons/lesson-2/progress': () => progressAnswer('66.67'),
      },
      '',
      aUser({ certificateNamesConfirmed: false }),
    );
    const finished = () => calls.filter(({ method }) => method === 'PUT').length;
    await user.type(await screen.findByLabelText(/الاسم الكامل بالحروف اللاتينية/), 'Ali Hasan');
    const finish = screen.getByRole('button', { name: 'إنهاء الدرس' });
    await user.click(finish);
    expect(await screen.findByText('لم تؤكّد اسمك بعد')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'كيف يُكتب اسمك على الشهادة؟' })).toHaveFocus();
    expect(finished()).toBe(0);
    await user.click(finish);
    await waitFor(() => expect(finished()).toBe(1));
  });

  /** The learner looks elsewhere so many seconds later. */
  const lookAway = (seconds: number) => {
    const now = Date.now() + seconds * 1000;
    jest.spyOn(Date, 'now').mockImplementation(() => now);
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    fireEvent(document, new Event('visibilitychange'));
  };
  const beats = (calls: ReturnType<typeof stubApi>) => calls.filter(({ path }) => path.endsWith('/learning-time'));

  it('tells what was spent in the lesson when it leaves the view, and no more than was used [LRN-1]', async () => {
    const { calls } = openLesson(aLesson(), { 'POST /api/lessons/lesson-2/learning-time': () => ({ status: 204 }) });
    await title('التفكير على طريقة React');
    const begun = Date.now();
    fireEvent.pointerMove(document.body);
    lookAway(45);
    await waitFor(() => expect(beats(calls)).toHaveLength(1));
    const [first] = (beats(calls)[0]?.body as { whiles: { startedAt: string; seconds: number }[] }).whiles;
    expect(first?.seconds).toBeGreaterThanOrEqual(45);
    expect(Date.parse(first?.startedAt ?? '')).toBeLessThanOrEqual(begun);
  });

  it('tells nothing for who only looks at the first lesson [LRN-1] [LSN-3]', async () => {
    const { calls } = openLesson(aLesson(), { 'GET /api/enrollments': () => json([]) });
    await title('التفكير على طريقة React');
    fireEvent.pointerMove(document.body);
    lookAway(45);
    expect(beats(calls)).toEqual([]);
  });

  it('keeps the lesson and says so when completing fails [LSN-2]', async () => {
    const { user } = openLesson(aLesson(), {
      'PUT /api/lessons/lesson-2/progress': () => problem(503, 'Service Unavailable', { detail: '' }),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء الدرس' }));
    expect(await screen.findByText('تعذّر حفظ إنهاء الدرس')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'إنهاء الدرس' })).toBeEnabled();
  });

  it('stands alone: a way out to its course, and neither search nor footer [LSN-2]', async () => {
    openLesson();
    await title('التفكير على طريقة React');
    const out = screen.getByRole('link', { name: 'إغلاق الدرس والعودة إلى الدورة' });
    expect(out).toHaveAttribute('href', '/courses/course-1');
    expect(screen.getByRole('img', { name: 'أنجزت 1 من 3\u00a0دروس' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /الإشعارات|القائمة/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('search')).not.toBeInTheDocument();
    expect(screen.queryByRole('contentinfo')).not.toBeInTheDocument();
  });

  it('lists what each lesson takes and holds, and the way back [LSN-1] [LSN-2]', async () => {
    openLesson();
    const rail = within(await screen.findByRole('navigation', { name: 'محتوى الدورة' }));
    expect(rail.getByRole('link', { name: /كتابة الترميز باستخدام JSX/ })).toHaveTextContent(/10 دقراءةاختبار/);
    expect(rail.getByRole('link', { name: 'السابق: بداية سريعة' })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-1',
    );
  });

  it('completes nothing by a key until the reader has asked for keys [LSN-2]', async () => {
    const { calls } = openLesson();
    await title('التفكير على طريقة React');
    fireEvent.keyDown(document.body, { code: 'Enter' });
    fireEvent.keyDown(document.body, { code: 'KeyN' });
    expect(window.location.pathname).toBe('/courses/course-1/lessons/lesson-2');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('moves by N and P wherever these keys are, and not while typing in a control [LSN-2]', async () => {
    window.localStorage.setItem('masarShortcuts', 'on');
    openLesson();
    await title('التفكير على طريقة React');
    // On an Arabic keyboard the key N types another letter.
    fireEvent.keyDown(document.body, { code: 'KeyN', key: 'ى' });
    expect(await title('كتابة الترميز باستخدام JSX')).toBeInTheDocument();
    fireEvent.keyDown(screen.getByRole('button', { name: 'إنهاء الدرس' }), { code: 'KeyP' });
    fireEvent.keyDown(document.body, { code: 'KeyP', ctrlKey: true });
    expect(window.location.pathname).toBe('/courses/course-1/lessons/lesson-3');
    fireEvent.keyDown(document.body, { code: 'KeyP' });
    expect(await title('بداية سريعة')).toBeInTheDocument();
  });

  it('says honestly that a lesson is locked and opens it by enrolling [LSN-3]', async () => {
    let isEnrolled = false;
    const { user } = openLesson(aLesson(), {
      'GET /api/enrollments': () => json(isEnrolled ? [anEnrollment()] : []),
      'GET /api/lessons/lesson-2': () => (isEnrolled ? json(aLesson()) : problem(403, 'Forbidden')),
      'POST /api/enrollments': () => {
        isEnrolled = true;
        return { status: 201, body: anEnrollment() };
      },
    });
    expect(await title('هذا الدرس مقفل')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'التحق بالدورة' }));
    expect(await title('التفكير على طريقة React')).toBeInTheDocument();
  });

  it('says kindly that a lesson is in preparation, and leads to its course [CRS-10]', async () => {
    openLesson(aLesson(), {
      'GET /api/enrollments': () => json([]),
      'GET /api/lessons/lesson-2': () => problem(409, 'Conflict', { code: 'courses.in_preparation' }),
    });
    expect(await title('هذا الدرس قيد الإعداد')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'التحق بالدورة' })).not.toBeInTheDocument();
  });

  it('offers a preview without completing to who is not enrolled [LSN-3]', async () => {
    openLesson(aLesson(), { 'GET /api/enrollments': () => json([]) });
    expect(await screen.findByText(/هذا الدرس مفتوح للمعاينة/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'إنهاء الدرس' })).not.toBeInTheDocument();
  });

  it('does not open a lesson under another course [LSN-2]', async () => {
    openLesson(aLesson({ courseId: 'course-2' }));
    expect(await title('لم نجد هذا الدرس')).toBeInTheDocument();
  });

  it('loads a video of another site only when it is played [LSN-2]', async () => {
    const { user } = openLesson(aLesson({ videoUrl: 'https://youtu.be/dQw4w9WgXcQ', watchTime: 42 }));
    await user.click(await screen.findByRole('button', { name: /تشغيل الفيديو/ }));
    expect(screen.getByTitle('فيديو: التفكير على طريقة React')).toHaveAttribute(
      'src',
      expect.stringContaining('youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0&enablejsapi=1&start=42'),
    );
  });
});

describe('the quiz of a lesson', () => {
  const verdict = {
    questionId: 'q1',
    isCorrect: false,
    correctOptionIds: ['a'],
    explanationAr: 'المكوّن دالة تعيد ترميزاً.',
    explanationEn: 'A component is a function.',
  };
  const graded = json({ score: '0.00', bestScore: '0.00', attempts: 1, questions: [verdict] });
  const judged = { 'POST /api/lessons/lesson-2/quiz/answer': () => json(verdict) };
  const grading = { ...judged, 'POST /api/lessons/lesson-2/quiz': () => graded };
  const secondQuestion = {
    id: 'q2',
    ...asked('multiple'),
    promptAr: 'أيّها من React؟',
    promptEn: 'Which belong to React?',
    options: [
      { id: 'c', ar: 'الحالة', en: 'State' },
      { id: 'd', ar: 'الخصائص', en: 'Props' },
    ],
  };
  const sent = (calls: ReturnType<typeof stubApi>, end: string) => calls.filter(({ path }) => path.endsWith(end));

  it('comes before the completion: the button of the lesson leads to it while nothing is answered [LSN-2]', async () => {
    const { user } = openLesson(aLesson({ quiz }), grading);
    await user.click(await screen.findByRole('button', { name: 'اختبر فهمك' }));
    expect(screen.getByRole('group', { name: /ما المكوّن؟/ })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'إنهاء الدرس' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'دالة' }));
    expect(await screen.findByRole('button', { name: 'إنهاء الدرس' })).toBeInTheDocument();
  });

  it('judges an answer at once with its explanation, and the last one ends the attempt [LSN-2]', async () => {
    const { user, calls } = openLesson(aLesson({ quiz }), grading);
    await user.click(await screen.findByRole('radio', { name: 'ملف صور' }));
    expect(await screen.findByText('إجابة غير صحيحة')).toBeInTheDocument();
    expect(screen.getByText('المكوّن دالة تعيد ترميزاً.')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'ملف صور' })).toBeDisabled();
    expect(await screen.findByText('درجتك 0%')).toBeInTheDocument();
    expect(screen.getByText('محاولة واحدة')).toBeInTheDocument();
    expect(sent(calls, '/quiz/answer')).toEqual([
      { method: 'POST', path: '/api/lessons/lesson-2/quiz/answer', body: { questionId: 'q1', optionIds: ['b'] } },
    ]);
    expect(sent(calls, '/quiz')).toEqual([
      {
        method: 'POST',
        path: '/api/lessons/lesson-2/quiz',
        body: { answers: [{ questionId: 'q1', optionIds: ['b'] }] },
      },
    ]);
    await user.click(screen.getByRole('button', { name: 'السؤال 1' }));
    expect(screen.getByRole('group', { name: /ما المكوّن؟/ })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'إعادة الاختبار' }));
    expect(screen.getByRole('radio', { name: 'ملف صور' })).not.toBeChecked();
    expect(screen.getByRole('radio', { name: 'دالة' })).toBeEnabled();
  });

  it('waits for who chooses several, or by keys, to say that this is the answer [LSN-2]', async () => {
    const two = { ...quiz, questions: [...quiz.questions, secondQuestion] };
    const { user, calls } = openLesson(aLesson({ quiz: two }), judged);
    await user.click(await screen.findByRole('checkbox', { name: 'الحالة' }));
    // As an arrow key does: no pointer has clicked.
    fireEvent.click(screen.getByRole('radio', { name: 'دالة' }), { detail: 0 });
    expect(screen.getByRole('radio', { name: 'دالة' })).toBeChecked();
    expect(sent(calls, '/quiz/answer')).toEqual([]);
    const [, atTheFoot] = await screen.findAllByRole('button', { name: 'التحقق من إجابتي' });
    expect(atTheFoot).toBeDefined();
    await user.click(within(screen.getByRole('group', { name: /ما المكوّن؟/ })).getByRole('button'));
    expect(await screen.findByText('إجابة غير صحيحة')).toBeInTheDocument();
    await user.click(screen.getByRole('checkbox', { name: 'الحالة' }));
    await user.click(screen.getByRole('button', { name: 'السؤال التالي' }));
    expect(screen.getByRole('group', { name: /أيّها من React؟/ })).toHaveFocus();
    expect(sent(calls, '/quiz')).toEqual([]);
  });

  it('keeps answers without a verdict where the network is gone, and all can be answered [PERF-5]', async () => {
    const two = { ...quiz, questions: [...quiz.questions, secondQuestion] };
    const { user } = openLesson(aLesson({ quiz: two }), {
      'POST /api/lessons/lesson-2/quiz/answer': () => {
        throw new TypeError('Failed to fetch');
      },
    });
    await user.click(await screen.findByRole('radio', { name: 'دالة' }));
    expect(await screen.findByText('إجابتك محفوظة. نصحّحها حين يعود الاتصال.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'السؤال التالي' }));
    expect(screen.getByRole('checkbox', { name: 'الخصائص' })).toBeEnabled();
  });

  it('gives the choice back where the answer could not be judged [LSN-2]', async () => {
    const { user } = openLesson(aLesson({ quiz }), {
      'POST /api/lessons/lesson-2/quiz/answer': () => problem(422, 'Unprocessable', { detail: '' }),
    });
    await user.click(await screen.findByRole('radio', { name: 'دالة' }));
    expect(await screen.findByText('تعذّر تصحيح الاختبار')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'دالة' })).toBeEnabled();
  });
});

describe('a lesson on a weak line', () => {
  it('leaves videos out until they are asked for, where somebody saves data [PERF-5]', async () => {
    window.localStorage.setItem('masarTextOnly', 'on');
    const { user } = openLesson(aLesson({ videoUrl: 'https://www.youtube.com/watch?v=abcdefghijk' }));
    const load = await screen.findByRole('button', { name: /تحميل الفيديو \(من YouTube\)/ });
    expect(screen.queryByRole('button', { name: /تشغيل الفيديو/ })).not.toBeInTheDocument();
    await user.click(load);
    expect(screen.getByRole('button', { name: /تشغيل الفيديو/ })).toBeInTheDocument();
  });

  it('shows a lesson as completed while its completion waits to be sent [PERF-5]', async () => {
    openLesson();
    await title('التفكير على طريقة React');
    act(() => showOutbox({ entries: [aWaitingCompletion('lesson-2')] }));
    expect(screen.getByText('مكتمل، بانتظار الإرسال')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'إنهاء الدرس' })).not.toBeInTheDocument();
    const rail = screen.getByRole('navigation', { name: 'محتوى الدورة' });
    expect(within(rail).getByText(/2 من 3 دروس/)).toBeInTheDocument();
    expect(screen.getByText('تغيير واحد ينتظر الإرسال.')).toBeInTheDocument();
    act(() => showOutbox({ entries: [] }));
    expect(screen.getByRole('button', { name: 'إنهاء الدرس' })).toBeEnabled();
  });

  it('says that a lesson is not available offline, and loads it when the network returns [PERF-5]', async () => {
    let isCutOff = true;
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => !isCutOff);
    openLesson(aLesson(), {
      'GET /api/lessons/lesson-2': () => {
        if (isCutOff) throw new TypeError('Failed to fetch');
        return json(aLesson());
      },
    });
    expect(await title('غير متاح دون اتصال')).toBeInTheDocument();
    isCutOff = false;
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await title('التفكير على طريقة React')).toBeInTheDocument();
    onLine.mockRestore();
  });
});
