import { screen, within } from '@testing-library/react';
import { aCourseDetail, aCurriculum, anEnrollment } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const first = {
  id: 'enrollment-1',
  progress: '100.00',
  enrolledAt: '2026-03-01T08:00:00.000Z',
  completedAt: '2026-04-01T08:00:00.000Z',
  endedAt: null as string | null,
  certificate: { id: 'certificate-1', verificationCode: 'ABCDEFGH12345678', grade: '80.00' },
};
const second = {
  id: 'enrollment-2',
  progress: '33.33',
  enrolledAt: '2026-11-20T08:00:00.000Z',
  completedAt: null,
  endedAt: null,
  certificate: null,
};
const before = [first];
const after = [second, { ...first, endedAt: '2026-11-20T08:00:00.000Z' }];

const aStep = (step: object) => ({
  kind: 'lesson',
  id: 'lesson-1',
  lessonId: 'lesson-1',
  titleAr: 'الدرس',
  titleEn: 'The lesson',
  state: 'done',
  passMark: null,
  bestScore: null,
  attemptsLeft: null,
  startsAt: null,
  ...step,
});

function openCourse(handlers: Handlers = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/categories': () => json([]),
    'GET /api/enrollments': () => json([anEnrollment({ progress: '100.00', completedAt: first.completedAt })]),
    'GET /api/courses/course-1': () => json(aCourseDetail()),
    'GET /api/courses/course-1/lessons': () => json(aCurriculum()),
    'GET /api/courses/course-1/reviews': () => json([]),
    'GET /api/courses/course-1/runs': () => json(before),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/courses/course-1' }) };
}

describe('runs on the page of a course', () => {
  it('let who completed it begin again after a question that says what stays [RUN-1]', async () => {
    let hasBegun = false;
    const { user, calls } = openCourse({
      'GET /api/courses/course-1/runs': () => json(hasBegun ? after : before),
      'POST /api/courses/course-1/runs': () => {
        hasBegun = true;
        return { status: 201, body: second };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'ابدأ الدورة من جديد' }));
    const dialog = await screen.findByRole('dialog', { name: 'بدء الدورة من جديد؟' });
    expect(dialog).toHaveTextContent(/ما أنجزته وشهادتك يبقيان لك/);
    await user.click(within(dialog).getByRole('button', { name: 'ليس الآن' }));
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(screen.getByRole('button', { name: 'ابدأ الدورة من جديد' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ابدأ الدورة من جديد' }));
    expect(await screen.findByText('بدأت الدورة من جديد')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ after: 'enrollment-1' });
    expect(await screen.findByRole('region', { name: 'مرّاتك في هذه الدورة' })).toBeInTheDocument();
  });

  it('show each with its certificate, and what was done in one that ended [RUN-1]', async () => {
    const { user } = openCourse({
      'GET /api/enrollments': () => json([anEnrollment({ id: 'enrollment-2', progress: '33.33' })]),
      'GET /api/courses/course-1/runs': () => json(after),
      'GET /api/courses/course-1/runs/enrollment-1/way': () =>
        json({
          progress: '100.00',
          completedAt: first.completedAt,
          steps: [aStep({}), aStep({ kind: 'quiz', titleAr: 'اختبار الدرس', bestScore: '90.00', passMark: '70.00' })],
        }),
    });
    const runs = within(await screen.findByRole('region', { name: 'مرّاتك في هذه الدورة' })).getAllByRole('listitem');
    expect(runs[0]).toHaveTextContent(/المرة 2.*الحالية/);
    expect(runs[1]).toHaveTextContent(/المرة 1.*اكتملت.*الدرجة 80/);
    expect(within(runs[1]!).getByRole('link', { name: 'شهادتها' })).toHaveAttribute('href', '/verify/ABCDEFGH12345678');
    expect(screen.queryByRole('button', { name: 'ابدأ الدورة من جديد' })).not.toBeInTheDocument();
    await user.click(within(runs[1]!).getByText('ما أنجزته فيها'));
    expect(await screen.findByText(/اختبار الدرس/)).toBeInTheDocument();
    expect(screen.getByText(/أفضل درجة 90/)).toBeInTheDocument();
  });

  it('say what beginning again waits for [RUN-1]', async () => {
    const waits = { code: 'assignments.waits_mark', messageAr: 'ينتظر عمل سلّمته التصحيح.', messageEn: 'Work waits.' };
    const { user } = openCourse({
      'POST /api/courses/course-1/runs': () => problem(409, 'ينتظر', { missing: [waits] }),
    });
    await user.click(await screen.findByRole('button', { name: 'ابدأ الدورة من جديد' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'ابدأ الدورة من جديد' }));
    expect(await screen.findByText('ينتظر عمل سلّمته التصحيح.')).toBeInTheDocument();
  });
});
