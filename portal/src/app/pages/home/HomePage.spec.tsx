// Loaded before the first test, which would otherwise wait for the lazy screen.
import './HomePage';
import type { Answer } from '@masar/contracts';
import { inZone } from '@masar/ui/testing';
import { screen, waitForElementToBeRemoved, within } from '@testing-library/react';
import type { Course, Enrollment } from '#subjects/courses/course-answers';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const figures: Answer<'/api/dashboard', 'get'> = {
  completedCourses: 1,
  enrollments: 3,
  learningHours: 24,
  certificates: 1,
  overallProgress: '57.00',
};

const enrollment = (number: number): Enrollment => ({
  id: `e${number}`,
  courseId: `c${number}`,
  progress: `${number * 20}.00`,
  completedAt: null,
  enrolledAt: '2026-11-01T00:00:00.000Z',
  course: {
    titleAr: `دورة ${number}`,
    titleEn: `Course ${number}`,
    categoryId: 'web-development',
    durationHours: 3,
    lessonsCount: 10,
    thumbnailUrl: null,
    isInPreparation: false,
  },
  nextLesson: { id: `l${number}`, titleAr: 'كتابة الترميز باستخدام JSX', titleEn: 'Writing JSX', duration: 350 },
});

const nothing = { ...figures, enrollments: 0, completedCourses: 0, learningHours: 0, certificates: 0 };

const home = { figures, enrollments: [1, 2, 3, 4].map(enrollment) };

const course = (id: string, titleAr: string) =>
  ({ id, titleAr, titleEn: titleAr, categoryId: 'web-development', difficulty: 'beginner', rating: '4.80' }) as Course;

function open(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  stubApi({
    ...commonHandlers(aUser()),
    'GET /api/dashboard/home': () => json(home),
    'GET /api/ai/courses': () => json([course('x', 'الأولى'), course('y', 'الثانية'), course('z', 'الثالثة')]),
    ...handlers,
  });
  rememberAs(aUser());
  return renderApp({ at: '/home', language });
}
const panel = (name: string) => screen.findByRole('region', { name });

describe('/home', () => {
  it('welcomes by the first name and shows the four counters from the server [DSH-6]', async () => {
    open();
    expect(await screen.findByRole('heading', { level: 1, name: 'أهلاً سارة' })).toBeInTheDocument();
    const tiles = await panel('أرقامك');
    await within(tiles).findByText('24');
    expect(tiles).toHaveTextContent('دورات التحقت بها3دورات مكتملة1شهادات1ساعات التعلّم24');
  });

  it('shows invitations to teach, which are answered there [DSH-6] [CRS-14]', async () => {
    const invitation = {
      id: 'i1',
      courseId: 'c9',
      right: 'assistant',
      courseTitleAr: 'أساسيات التصميم',
      courseTitleEn: 'Design basics',
      invitedByName: 'أحمد كريم',
      createdAt: '2026-11-20T09:00:00Z',
      canAccept: false,
    };
    let waits = [invitation];
    open({
      'GET /api/course-invitations': () => json(waits),
      'DELETE /api/course-invitations/i1': () => {
        waits = [];
        return { status: 204 };
      },
    });
    const invitations = await panel('دعوات إلى التدريس');
    expect(within(invitations).getByRole('link', { name: 'إلى ملفي الشخصي' })).toHaveAttribute('href', '/profile');
    within(invitations).getByRole('button', { name: 'الاعتذار عن التدريس في «أساسيات التصميم»' }).click();
    await waitForElementToBeRemoved(invitations);
  });

  it('puts the next lesson first: its title, minutes, the way of its course, and one button [DSH-6]', async () => {
    const rhythm = { learningStreak: 4, weekMinutes: 55, nextStep: null };
    open({ 'GET /api/analytics/dashboard': () => json(rhythm) });
    const next = await panel('كتابة الترميز باستخدام JSX');
    expect(next).toHaveTextContent('دورة 1 · 6 دقائق');
    expect(within(next).getByRole('link', { name: 'تابع التعلّم' })).toHaveAttribute('href', '/courses/c1/lessons/l1');
    expect(within(next).getByRole('img', { name: 'أنجزت 2 من 10 دروس' })).toBeInTheDocument();
    expect(await within(next).findByText('4 أيام متتالية')).toBeInTheDocument();
    expect(within(next).getByText('55 دقيقة هذا الأسبوع')).toBeInTheDocument();
  });

  it('goes on with what is open before what is finished or in preparation [DSH-6]', async () => {
    const [one, two, three] = home.enrollments;
    const enrollments = [
      { ...one!, nextLesson: null },
      { ...two!, course: { ...two!.course, isInPreparation: true } },
      { ...three!, progress: '0.00' },
    ];
    open({ 'GET /api/dashboard/home': () => json({ ...home, enrollments }) });
    const next = await panel('كتابة الترميز باستخدام JSX');
    expect(within(next).getByRole('link', { name: 'ابدأ الدرس' })).toHaveAttribute('href', '/courses/c3/lessons/l3');
    const rows = within(await panel('تابع من حيث توقفت')).getAllByRole('link');
    // The finished one has left.
    expect(rows.map((row) => row.textContent)).toEqual(['دورة 3', 'دورة 2']);
  });

  it('leads to the course where all its lessons are complete and it is not [DSH-6] [EVD-3] [EVD-9]', async () => {
    const [one] = home.enrollments;
    const enrollments = [{ ...one!, progress: '100.00', completedAt: null, nextLesson: null }];
    open({ 'GET /api/dashboard/home': () => json({ ...home, enrollments }) });
    const rows = await panel('تابع من حيث توقفت');
    expect(within(rows).getByRole('link')).toHaveAttribute('href', '/courses/c1');
    expect(rows).toHaveTextContent('اكتملت الدروس، وبقي ما تطلبه الدورة');
  });

  it('counts nothing for somebody who has just come [DSH-6]', async () => {
    open({ 'GET /api/dashboard/home': () => json({ figures: nothing, enrollments: [] }) });
    expect(await screen.findByText('لم تلتحق بأي دورة بعد')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'أرقامك' })).not.toBeInTheDocument();
    expect(within(await panel('إنجازاتك')).getByRole('listitem')).toHaveTextContent('أول التحاق بدورةالقادم');
    expect(screen.getByRole('main').textContent).not.toMatch(/(^|\D)0(\D|$)/);
  });

  it('counts the minutes of the week towards the goal that one has set [DSH-8]', async () => {
    const rhythm = { learningStreak: 0, weekMinutes: 55, nextStep: null };
    const planned = aUser({ dailyMinutes: 20 });
    open({ ...commonHandlers(planned), 'GET /api/analytics/dashboard': () => json(rhythm) });
    const next = await panel('كتابة الترميز باستخدام JSX');
    expect(await within(next).findByText('55 من 140 دقيقة هذا الأسبوع')).toBeInTheDocument();
  });

  it('says what was reached last and when, and what comes next [DSH-6]', async () => {
    const finished = {
      ...enrollment(5),
      completedAt: '2026-08-29T09:00:00.000Z',
      progress: '100.00',
      nextLesson: null,
    };
    open({ 'GET /api/dashboard/home': () => json({ ...home, enrollments: [enrollment(1), finished] }) });
    const rows = within(await panel('إنجازاتك')).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'خمس دورات مكتملة20%',
      'أول التحاق بدورةأُنجز · 1 تشرين الثاني',
    ]);
  });

  it('continues with the first three enrolments: course, next lesson, minutes, percent [DSH-6]', async () => {
    open();
    const rows = within(await panel('تابع من حيث توقفت'));
    const link = await rows.findByRole('link', { name: 'دورة 1' });
    expect(link).toHaveAttribute('href', '/courses/c1/lessons/l1');
    expect(rows.getAllByRole('listitem')).toHaveLength(3);
    expect(rows.getAllByText('كتابة الترميز باستخدام JSX')[0]!.tagName).toBe('BDI');
    expect(rows.getAllByText('6 دقائق')).toHaveLength(3);
    expect(rows.getByRole('progressbar', { name: 'تقدّمك في دورة 2' })).toHaveAttribute('aria-valuenow', '40');
  });

  it('recommends the first two courses and leads to all [DSH-6]', async () => {
    open();
    const recommended = within(await panel('دورات مقترحة'));
    expect(await recommended.findByRole('link', { name: 'الأولى' })).toHaveAttribute('href', '/courses/x');
    expect(recommended.getByRole('link', { name: 'الثانية' })).toBeInTheDocument();
    expect(recommended.queryByRole('link', { name: 'الثالثة' })).not.toBeInTheDocument();
  });

  it('recommends what suits the reader with the reason, where that is known [DSH-6] [REC-1]', async () => {
    const suggestion = (number: number) => ({
      courseId: `r${number}`,
      score: 0.9,
      reasoning: 'لأنك أنهيت «أساسيات HTML»',
      reasonCode: 'finished-course',
      course: { titleAr: `مقترحة ${number}`, titleEn: 'S', categoryId: 'web-development', difficulty: 'beginner' },
    });
    open({ 'GET /api/ai/recommendations': () => json([1, 2, 3].map(suggestion)) });
    const recommended = within(await panel('دورات مقترحة'));
    expect(await recommended.findByRole('link', { name: 'مقترحة 1' })).toHaveAttribute('href', '/courses/r1');
    expect(recommended.getAllByRole('listitem')).toHaveLength(2);
    expect(recommended.getAllByText('لأنك أنهيت «أساسيات HTML»')).toHaveLength(2);
  });

  it('shows the latest discussions with replies and likes, and what comes next [DSH-6]', async () => {
    inZone('Europe/Berlin');
    open({
      'GET /api/discussions': () =>
        json([
          {
            id: 'd1',
            title: 'كيف أبدأ؟',
            author: null,
            isPinned: false,
            repliesCount: 12,
            likesCount: 5,
            createdAt: '2026-11-20T09:00:00Z',
          },
        ]),
      'GET /api/schedule': () =>
        json([
          {
            kind: 'vr-session',
            id: 's1',
            titleAr: 'بغداد القديمة',
            titleEn: 'Old Baghdad',
            day: '2026-11-30',
            at: '2026-11-30T15:00:00.000Z',
            isMine: true,
            href: '/vr/room',
          },
        ]),
    });
    const discussions = within(await panel('آخر النقاشات'));
    expect(await discussions.findByRole('link', { name: 'كيف أبدأ؟' })).toHaveAttribute('href', '/discussions/d1');
    expect(discussions.getByRole('listitem')).toHaveTextContent('الردود:12الإعجابات:5');
    const schedule = within(await panel('مواعيدك القادمة'));
    expect(await schedule.findByRole('link', { name: 'بغداد القديمة' })).toHaveAttribute('href', '/vr/room');
    expect(schedule.getByRole('listitem')).toHaveTextContent(
      '30تشرين الثانيبغداد القديمةورشة افتراضية6:00 م بتوقيت بغداد (4:00 م بساعتك)ستشارك',
    );
  });

  it('begins with the way to a first lesson where there is no enrolment yet, in both languages [DSH-6] [DSH-8]', async () => {
    const nowhere = {
      'GET /api/dashboard/home': () => json({ figures: nothing, enrollments: [] }),
      'GET /api/profile/road': () => json({ minutes: 0, stations: [], unmet: [] }),
    };
    const { unmount } = open(nowhere);
    expect(await screen.findByText('لم تلتحق بأي دورة بعد')).toBeInTheDocument();
    unmount();
    open(nowhere, 'en');
    expect(await screen.findByText('You are not enrolled in a course yet')).toBeInTheDocument();
    expect(await screen.findByText('No courses are published yet')).toBeInTheDocument();
  });

  it('has the eight shortcuts and the jobs, and all discussions behind /community [DSH-6]', async () => {
    open();
    const shortcuts = within(await screen.findByRole('navigation', { name: 'اختصارات' }));
    expect(shortcuts.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/dashboard',
      '/skills-assessment',
      '/project-builder',
      '/ai-dashboard',
      '/courses',
      '/discussions',
      '/opportunities',
      '/services',
      '/jobs',
    ]);
    const discussions = within(await panel('آخر النقاشات'));
    expect(discussions.getByRole('link', { name: 'عرض الكل' })).toHaveAttribute('href', '/community');
  });

  it('tells which part failed and lets it be loaded again [DSH-6]', async () => {
    open({ 'GET /api/dashboard/home': () => problem(503, 'Service Unavailable', { detail: 'الخدمة مشغولة الآن' }) });
    expect(await screen.findByText('الخدمة مشغولة الآن')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'تابع من حيث توقفت' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'الأولى' })).toBeInTheDocument();
  });

  it('shows one state without network and says of when it is: nothing of another age, no gaps [PERF-5]', async () => {
    const keptAt = '2026-11-20T18:14:00.000Z';
    open({ 'GET /api/dashboard/home': () => json(home, { 'X-Kept-At': keptAt }) });
    expect(await screen.findByText(/آخر حال محفوظة على جهازك/)).toHaveTextContent('20 تشرين الثاني 2026');
    expect(await panel('تابع من حيث توقفت')).toHaveTextContent('دورة 1');
    for (const name of ['دورات مقترحة', 'آخر النقاشات', 'مواعيدك القادمة'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });
});
