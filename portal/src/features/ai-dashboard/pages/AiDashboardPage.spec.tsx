import { screen, waitFor, within } from '@testing-library/react';
import { keepContentLanguage } from '#shared/language/content-language';
import type { Recommendation } from '#subjects/recommendations/recommendation.queries';
import { aCourse } from '#testing/courses';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { FittingJob, OwnFigures, Workshop } from '../ai-dashboard.queries';

const aRecommendation = (changes: Partial<Recommendation> = {}): Recommendation => ({
  courseId: 'course-1',
  score: 0.876,
  reasoning: 'لأنك أكملت «أساسيات HTML».',
  reasonCode: 'finished-course',
  course: {
    titleAr: 'خطوات في JavaScript',
    titleEn: 'Steps in JavaScript',
    durationHours: 3,
    difficulty: 'beginner',
    categoryId: 'web-development',
    lessonsCount: 5,
    thumbnailUrl: null,
    price: '0.00',
    firstLesson: null,
  },
  ...changes,
});

const aJob = (changes: Partial<FittingJob> = {}): FittingJob => ({
  jobId: 'job-1',
  matchScore: 0.484,
  reasoning: 'لديك HTML، وينقصك React.',
  matchedSkills: [],
  missingSkills: [],
  job: { title: 'مطوّر واجهات', companyName: 'نخلة', location: 'بغداد', employmentType: 'full-time' },
  ...changes,
});

const aWorkshop = (changes: Partial<Workshop> = {}): Workshop => ({
  id: 'workshop-1',
  title: 'تشريح صفحة ويب',
  description: 'نمشي داخل الصفحة طبقة طبقة.',
  difficulty: 'beginner',
  duration: 45,
  maxParticipants: 20,
  titleAr: 'تشريح صفحة ويب',
  titleEn: 'Anatomy of a web page',
  categoryId: 'web-development',
  instructorName: 'أحمد كريم',
  isActive: true,
  canManage: false,
  nextSession: { id: 'session-1', scheduledAt: '2026-11-25T15:00:00.000Z', freeSeats: 4 },
  ...changes,
});

const figures = (changes: Partial<OwnFigures> = {}): OwnFigures => ({
  totalEnrollments: 3,
  completedCourses: 1,
  totalCertificates: 1,
  learningStreak: 4,
  longestStreak: 6,
  learnedToday: false,
  weekMinutes: 40,
  today: '2026-11-21',
  nextStep: null,
  ...changes,
});

const languages = {
  ar: { flag: '🇮🇶', nativeName: 'العربية', name: 'Arabic', direction: 'rtl', isInterface: true },
  en: { flag: '🇬🇧', nativeName: 'English', name: 'English', direction: 'ltr', isInterface: true },
  ckb: { flag: '☀️', nativeName: 'کوردیی ناوەندی', name: 'Central Kurdish', direction: 'rtl', isInterface: false },
};
const supportedLanguages = Object.fromEntries(
  Object.entries(languages).map(([code, facts]) => [
    code,
    { ...facts, translated: facts.isInterface ? 67 : 25, total: 67 },
  ]),
);

function open(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/ai/recommendations': () => json([aRecommendation()]),
    'POST /api/ai/recommendations/course-1/dismissal': () => ({ status: 204 }),
    'DELETE /api/ai/recommendations/course-1/dismissal': () => ({ status: 204 }),
    'GET /api/jobs/recommendations': () => json([aJob()]),
    'GET /api/vr/workshops': () => json([aWorkshop()]),
    'GET /api/vr/sessions': () => json([]),
    'GET /api/analytics/dashboard': () => json(figures()),
    'GET /api/analytics/learning-days': () => json([]),
    'GET /api/translations/languages': () => json({ supportedLanguages }),
    'GET /api/categories': () => json([]),
    'GET /api/courses': () => json([aCourse()]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/ai-dashboard', ...options }) };
}

const tracked = (calls: { path: string; body: unknown }[]) =>
  calls.filter(({ path }) => path === '/api/analytics/track').map(({ body }) => body);

afterEach(() => keepContentLanguage(undefined));

describe('the AI dashboard', () => {
  it('has five tabs, of which the address knows the open one [DSH-7]', async () => {
    const { user } = open();
    const list = await screen.findByRole('tablist', { name: 'أقسام الصفحة' });
    expect(
      within(list)
        .getAllByRole('tab')
        .map((tab) => tab.textContent),
    ).toEqual(['التوصيات', 'الورش الافتراضية', 'الوظائف', 'التحليلات', 'اللغات']);
    await user.click(screen.getByRole('tab', { name: 'الوظائف' }));
    expect(window.location.search).toBe('?tab=jobs');
    expect(await screen.findByRole('heading', { name: 'الوظائف الأقرب إلى مهاراتك' })).toBeInTheDocument();
  });

  it('switches the language of the screen [DSH-7]', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeInTheDocument();
  });
});

describe('recommendations', () => {
  it('say why, with the score as rounded percent, and tell of the click [REC-1] [ANL-1]', async () => {
    const { user, calls } = open();
    const link = await screen.findByRole('link', { name: 'خطوات في JavaScript' });
    expect(screen.getByRole('img', { name: 'تناسبك 88%' })).toBeInTheDocument();
    expect(screen.getByText('لأنك أكملت «أساسيات HTML».')).toBeInTheDocument();
    await user.click(link);
    expect(tracked(calls)).toEqual([{ event: 'ai_recommendation_clicked', metadata: { courseId: 'course-1' } }]);
  });

  it('go when they are not wanted, for a reason, and come back [REC-1]', async () => {
    let isDismissed = false;
    const dismissal = '/api/ai/recommendations/course-1/dismissal';
    const { user, calls } = open({
      'GET /api/ai/recommendations': () => json(isDismissed ? [] : [aRecommendation()]),
      [`POST ${dismissal}`]: () => {
        isDismissed = true;
        return { status: 204 };
      },
      [`DELETE ${dismissal}`]: () => {
        isDismissed = false;
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'لا تناسبني: خطوات في JavaScript' }));
    const note = await screen.findByRole('group', { name: /لن نقترح عليك/ });
    await waitFor(() => expect(screen.queryByRole('link', { name: 'خطوات في JavaScript' })).not.toBeInTheDocument());
    expect(note).toHaveFocus();
    await user.click(within(note).getByRole('button', { name: 'أعرف محتواها' }));
    await user.click(within(note).getByRole('button', { name: 'تراجع' }));
    expect(await screen.findByRole('link', { name: 'خطوات في JavaScript' })).toBeInTheDocument();
    const sent = calls.filter(({ path }) => path === dismissal).map(({ method, body }) => [method, body]);
    expect(sent).toEqual([
      ['POST', { reason: 'not-for-me' }],
      ['POST', { reason: 'already-know' }],
      ['DELETE', undefined],
    ]);
  });

  it('show what to do while there are none [DSH-7]', async () => {
    open({ 'GET /api/ai/recommendations': () => json([]) });
    expect(await screen.findByRole('heading', { name: 'لا توصيات لك بعد' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'قِس مهاراتك' })).toHaveAttribute('href', '/skills-assessment');
  });

  it('say what failed and load again [DSH-7]', async () => {
    let fails = true;
    const { user } = open({
      'GET /api/ai/recommendations': () => (fails ? problem(500, 'عطل') : json([aRecommendation()])),
    });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل التوصيات' })).toBeInTheDocument();
    fails = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('link', { name: 'خطوات في JavaScript' })).toBeInTheDocument();
  });
});

describe('VR workshops', () => {
  it('come with level, minutes, seats and the next session, and tell of the click [VRW-1] [ANL-1]', async () => {
    const { user, calls } = open({}, { at: '/ai-dashboard?tab=workshops' });
    const link = await screen.findByRole('link', { name: 'تشريح صفحة ويب' });
    expect(link.closest('li')).toHaveTextContent(/مبتدئ.*45 دقيقة.*20 مقعداً.*25 تشرين الثاني 2026/);
    await user.click(link);
    expect(tracked(calls)).toEqual([{ event: 'vr_workshop_viewed', metadata: { workshopId: 'workshop-1' } }]);
  });

  it('are none while nobody offers one [DSH-7]', async () => {
    open({ 'GET /api/vr/workshops': () => json([]) }, { at: '/ai-dashboard?tab=workshops' });
    expect(await screen.findByRole('heading', { name: 'لا ورش الآن' })).toBeInTheDocument();
  });
});

describe('fitting jobs', () => {
  it('come with their match and reason, and tell of the click [JOB-2] [ANL-1]', async () => {
    const { user, calls } = open({}, { at: '/ai-dashboard?tab=jobs' });
    const link = await screen.findByRole('link', { name: 'مطوّر واجهات' });
    expect(screen.getByRole('img', { name: 'تطابق 48%' })).toBeInTheDocument();
    await user.click(link);
    expect(tracked(calls)).toEqual([{ event: 'job_recommendation_clicked', metadata: { jobId: 'job-1' } }]);
  });

  it('are none for who told no skill [DSH-7]', async () => {
    open({ 'GET /api/jobs/recommendations': () => json([aJob({ matchScore: 0 })]) }, { at: '/ai-dashboard?tab=jobs' });
    expect(await screen.findByRole('heading', { name: 'لا وظيفة قريبة من مهاراتك بعد' })).toBeInTheDocument();
  });
});

describe('own figures', () => {
  it('show the days in a row and ask to keep them [ANL-2]', async () => {
    open({}, { at: '/ai-dashboard?tab=analytics' });
    expect(await screen.findByText(/تعلّمت 4 أيام متتالية/)).toHaveTextContent('تعلّم اليوم حتى لا تنقطع السلسلة');
  });

  it('invite who has not begun [DSH-7]', async () => {
    open(
      { 'GET /api/analytics/dashboard': () => json(figures({ totalEnrollments: 0, learningStreak: 0 })) },
      { at: '/ai-dashboard?tab=analytics' },
    );
    expect(await screen.findByRole('heading', { name: 'لم تبدأ التعلّم بعد' })).toBeInTheDocument();
  });
});

describe('languages', () => {
  it('let one read courses in a further one, with what it lacks marked; screens stay as they are [TRN-1] [TRN-2]', async () => {
    const kurdish = { title: 'بنەماکانی وێب', titleLanguage: 'ckb' as const };
    const fallen = { id: 'course-2', titleAr: 'إدارة الوقت', title: 'إدارة الوقت', titleLanguage: 'ar' as const };
    const { user } = open(
      {
        'GET /api/courses': () => json([aCourse(kurdish), aCourse(fallen)]),
      },
      { at: '/ai-dashboard?tab=languages' },
    );
    expect(await screen.findByText('25 من 67 دورة')).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'أساسيات React' })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: /کوردیی ناوەندی/ }));
    const title = await screen.findByText('بنەماکانی وێب');
    expect(title).toHaveAttribute('lang', 'ckb');
    expect(title).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText('بالعربية', { exact: true })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'مقترح لك' })).toBeInTheDocument();
  });

  it('switch the screens too where they speak it [TRN-1]', async () => {
    const { user, calls } = open({}, { at: '/ai-dashboard?tab=languages' });
    await user.click(await screen.findByRole('radio', { name: /English/ }));
    expect(await screen.findByRole('heading', { name: 'Suggested for you' })).toBeInTheDocument();
    expect(tracked(calls)).toEqual([{ event: 'language_changed', metadata: { from: 'ar', to: 'en' } }]);
  });
});
