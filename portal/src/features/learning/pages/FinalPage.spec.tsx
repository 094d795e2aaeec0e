import { screen, within } from '@testing-library/react';
import { aCertificate } from '#testing/certificates';
import { aCourseDetail, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { QuizStanding } from '../paper.queries';

const standing: QuizStanding = {
  isPractice: false,
  passMark: '70.00',
  attempts: 3,
  pauseMinutes: 10,
  timeLimitMinutes: 30,
  counting: 'best',
  questions: 10,
  attemptsLeft: 3,
  hasPassed: false,
  bestScore: null,
  openPaperId: null,
  lastPaperId: null,
  nextStartsAt: null,
  attemptAskedAt: null,
};

const step = (changes: object) => ({
  kind: 'final',
  id: 'course-1',
  lessonId: null,
  titleAr: 'الاختبار النهائي',
  titleEn: 'Final assessment',
  state: 'open',
  passMark: '70.00',
  bestScore: null,
  attemptsLeft: 3,
  startsAt: null,
  ...changes,
});
const lesson = (state: string) =>
  step({ kind: 'lesson', id: 'lesson-1', lessonId: 'lesson-1', titleAr: 'بداية سريعة', state, passMark: null });
const quiz = step({ kind: 'quiz', id: 'lesson-1', lessonId: 'lesson-1', titleAr: 'بداية سريعة', attemptsLeft: 2 });

const way = (steps: object[], completedAt: string | null = null) => ({ progress: '50.00', completedAt, steps });

function openFinal(answer: object, handlers: Handlers = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([anEnrollment()]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/way': () => json(answer),
    'GET /api/courses/course-1/final': () => json(standing),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/courses/course-1/final' }) };
}

describe('the final assessment', () => {
  it('says what is needed before it opens, and offers no paper [EVD-3]', async () => {
    openFinal(way([lesson('open'), quiz, step({ state: 'locked' })]));
    const needed = within(await screen.findByRole('region', { name: 'ما يلزم لإتمام الدورة' }));
    expect(needed.getByText('أنجزت 0 من درس واحد')).toBeInTheDocument();
    expect(needed.getByRole('link', { name: /اختبار: .*بداية سريعة/ })).toHaveAttribute(
      'href',
      '/courses/course-1/lessons/lesson-1',
    );
    expect(needed.getByText(/بقيت محاولتان/)).toBeInTheDocument();
    expect(needed.getByText(/يُفتح حين تكتمل الدروس/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'ابدأ الاختبار' })).not.toBeInTheDocument();
  });

  it('begins a paper of the course once all lessons are complete [EVD-3]', async () => {
    const { calls, user } = openFinal(way([lesson('done'), step({})]), {
      'POST /api/courses/course-1/final/papers': () => problem(409, 'quizzes.too_early'),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'الاختبار النهائي' })).toBeInTheDocument();
    expect(await screen.findByText('الوقت: 30 دقيقة')).toBeInTheDocument();
    await user.click(await screen.findByRole('button', { name: 'ابدأ الاختبار' }));
    expect(calls).toContainEqual(
      expect.objectContaining({ method: 'POST', path: '/api/courses/course-1/final/papers' }),
    );
  });

  it('is the end of the course once it is passed, above its answers, with the certificate [EVD-3] [CRT-1] [QZT-1]', async () => {
    const certificate = aCertificate({ courseId: 'course-1' });
    openFinal(way([lesson('done'), step({ state: 'done', bestScore: '90.00' })], '2026-11-26T09:00:00.000Z'), {
      'GET /api/courses/course-1/final': () => json({ ...standing, hasPassed: true, bestScore: '90.00' }),
      'GET /api/certificates': () => json([certificate]),
      'GET /api/ai/courses': () => json([]),
      'GET /api/jobs/recommendations': () => json([]),
    });
    const end = await screen.findByRole('heading', { level: 1, name: 'مبارك! أتممت الدورة' });
    const passed = await screen.findByText('اجتزت هذا الاختبار');
    expect(end.compareDocumentPosition(passed)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('link', { name: 'عرض شهادتك' })).toHaveAttribute('href', '/certificates');
  });

  it('that is passed before other required work names what is left above its answers [EVD-9] [QZT-1]', async () => {
    openFinal(way([lesson('done'), { ...quiz, state: 'open' }, step({ state: 'done', bestScore: '90.00' })]), {
      'GET /api/courses/course-1/final': () =>
        json({ ...standing, hasPassed: true, bestScore: '90.00', lastPaperId: 'paper-1' }),
    });
    const left = await screen.findByRole('link', { name: /^بقي لإتمام الدورة: .*بداية سريعة/ });
    expect(left).toHaveAttribute('href', '/courses/course-1/lessons/lesson-1');
    const answers = await screen.findByRole('button', { name: 'عرض آخر ورقة' });
    expect(left.compareDocumentPosition(answers)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByText('مبارك! أتممت الدورة')).not.toBeInTheDocument();
  });

  it('says so where the course has none, and where somebody does not learn it [EVD-3]', async () => {
    openFinal(way([lesson('done')]));
    expect(await screen.findByText('لا اختبار نهائياً لهذه الدورة')).toBeInTheDocument();
  });

  it('is for those who learn the course [EVD-3] [SEC-1]', async () => {
    openFinal({}, { 'GET /api/courses/course-1/way': () => problem(403, 'courses.not_enrolled') });
    expect(await screen.findByText('هذا الاختبار للملتحقين بالدورة')).toBeInTheDocument();
  });
});
