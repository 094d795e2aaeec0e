// Loaded before the first test, which would otherwise wait for the lazy screen.
import './StartPage';
import { screen, waitFor, within } from '@testing-library/react';
import type { RoadStation } from '#subjects/courses/road.queries';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, demoConfig, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const newcomer = aUser({ planAsked: false });

const station = (courseId: string, changes: Partial<RoadStation['course']> = {}): RoadStation => ({
  courseId,
  minutes: 150,
  course: {
    titleAr: `دورة ${courseId}`,
    titleEn: `Course ${courseId}`,
    durationHours: 3,
    difficulty: 'beginner',
    categoryId: 'web-development',
    lessonsCount: 5,
    thumbnailUrl: null,
    price: '0.00',
    firstLesson: { id: 'l1', titleAr: 'البداية', titleEn: 'The beginning', duration: 650 },
    ...changes,
  },
});

function open(handlers: Handlers = {}, user = newcomer) {
  let saved = user;
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/course-places': () => json([]),
    'PATCH /api/profile': ({ body }) => json((saved = { ...saved, ...(body as object) })),
    'GET /api/profile/road': () =>
      json({
        minutes: 450,
        unmet: [],
        stations: [station('easy'), station('hard', { difficulty: 'advanced' }), station('priced', { price: '20.00' })],
      }),
    ...handlers,
  });
  rememberAs(user, 'password');
  return { calls, ...renderApp({ at: '/start' }) };
}

const question = (name: string) => screen.findByRole('heading', { level: 1, name });
const saves = (calls: ReturnType<typeof stubApi>) =>
  calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

describe('/start', () => {
  it('asks three questions of one tap each, saves each answer and leads to the first lesson [DSH-8]', async () => {
    const { calls, user } = open({
      'POST /api/enrollments': () => json({ id: 'e1' }),
      'GET /api/auth/config': () => json({ ...demoConfig, demoMode: false }),
    });
    await question('ماذا تريد أن تحقّق؟');
    expect(screen.getByRole('img', { name: 'السؤال 1 من 3' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /^أول وظيفة/ }));
    await question('في أي مجال تبدأ؟');
    await user.click(screen.getByRole('button', { name: 'تطوير الويب' }));
    await question('كم دقيقة في اليوم تناسبك؟');
    await user.click(screen.getByRole('button', { name: /^20/ }));
    await question('مسارك');
    const stations = within(await screen.findByRole('list', { name: 'محطات مسارك' })).getAllByRole('listitem');
    expect(stations.map((station) => station.textContent)).toEqual([
      expect.stringContaining('دورة easy'),
      expect.stringContaining('دورة hard'),
      expect.stringContaining('دورة priced'),
      'وجهتكأول وظيفةكل الدروس معاً: 8\u00A0ساعات',
    ]);
    await user.click(screen.getByRole('button', { name: 'ابدأ الدرس الأول · 11\u00A0د' }));
    await waitFor(() => expect(window.location.pathname).toBe('/courses/easy/lessons/l1'));
    expect(saves(calls)).toEqual([
      { learningGoal: 'first-job' },
      { track: 'web-development' },
      { dailyMinutes: 20, planAsked: true },
    ]);
    expect(calls.filter(({ path }) => path === '/api/enrollments').map(({ body }) => body)).toEqual([
      { courseId: 'easy' },
    ]);
  });

  it('takes two taps at once for one, and goes on after a reload where one was [DSH-8]', async () => {
    const { calls, user, unmount } = open();
    await question('ماذا تريد أن تحقّق؟');
    await user.dblClick(screen.getByRole('button', { name: /^التطوّع/ }));
    await question('في أي مجال تبدأ؟');
    expect(saves(calls)).toEqual([{ learningGoal: 'volunteering' }]);
    unmount();
    open({}, aUser({ planAsked: false, learningGoal: 'volunteering', track: 'design-creativity' }));
    await question('كم دقيقة في اليوم تناسبك؟');
  });

  it('lets them be answered later, and still shows a way to begin [DSH-8]', async () => {
    const { calls, user } = open();
    await question('ماذا تريد أن تحقّق؟');
    await user.click(screen.getByRole('button', { name: 'أجيب لاحقاً' }));
    await screen.findByRole('list', { name: 'محطات مسارك' });
    expect(screen.getByText('شهادتك الأولى')).toBeInTheDocument();
    expect(saves(calls)).toEqual([{ planAsked: true }]);
  });

  it('keeps the answers while they cannot be saved, and saves all of them on a retry [DSH-8]', async () => {
    let isDown = true;
    let saved = newcomer;
    const { calls, user } = open({
      'PATCH /api/profile': ({ body }) =>
        isDown ? problem(503, 'Service Unavailable') : json((saved = { ...saved, ...(body as object) })),
    });
    await question('ماذا تريد أن تحقّق؟');
    await user.click(screen.getByRole('button', { name: /^أول وظيفة/ }));
    await user.click(await screen.findByRole('button', { name: 'تطوير الويب' }));
    await user.click(await screen.findByRole('button', { name: /^30/ }));
    await screen.findByText('لم تُحفظ إجاباتك بعد');
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    await screen.findByRole('list', { name: 'محطات مسارك' });
    const all = { learningGoal: 'first-job', track: 'web-development', dailyMinutes: 30, planAsked: true };
    expect(saves(calls).at(-1)).toEqual(all);
  });

  it('says what is the matter where the courses do not come, and where there are none yet [DSH-8]', async () => {
    const { unmount } = open({ 'GET /api/profile/road': () => problem(503, 'Down') }, aUser());
    await screen.findByText('تعذّر تحميل مسارك');
    unmount();
    open({ 'GET /api/profile/road': () => json({ minutes: 0, stations: [], unmet: [] }) }, aUser());
    await screen.findByText('لا دورات منشورة بعد');
  });
});
