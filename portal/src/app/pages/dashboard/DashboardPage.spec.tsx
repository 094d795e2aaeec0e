// Loaded before the first test, which would otherwise wait for the lazy screen.
import './DashboardPage';
import type { Role } from '@masar/domain';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const figures = {
  completedCourses: 1,
  enrollments: 3,
  learningHours: 24,
  certificates: 1,
  overallProgress: '57.33',
};

function open(role: Role, handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const user = aUser({ role });
  stubApi({
    ...commonHandlers(user),
    'GET /api/dashboard/home': () => json({ figures, enrollments: [] }),
    'GET /api/courses/mine': () => json([]),
    'GET /api/applications': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at: '/dashboard', language });
}

describe('/dashboard', () => {
  it('greets with name and role and shows figures and overall progress from the server [DSH-1]', async () => {
    open('student');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^أهلاً سارة\s?حساب تعلّم$/);
    expect(within(heading).getByText('حساب تعلّم')).toBeInTheDocument();
    const tiles = await screen.findByRole('region', { name: 'أرقامك' });
    await within(tiles).findByText('24');
    expect(tiles).toHaveTextContent('دورات التحقت بها3دورات مكتملة1شهادات1ساعات التعلّم24');
    expect(screen.getByRole('progressbar', { name: 'تقدّمك العام' })).toHaveAttribute('aria-valuenow', '57');
  });

  it('begins with the next lesson of a learner, and shows a newcomer no zeros [DSH-1] [DSH-8]', async () => {
    const enrollments = [
      {
        id: 'e1',
        courseId: 'c1',
        progress: '20.00',
        completedAt: null,
        enrolledAt: '2026-11-01T00:00:00.000Z',
        course: { titleAr: 'دورة', titleEn: 'Course', categoryId: 'web-development', lessonsCount: 5 },
        nextLesson: { id: 'l2', titleAr: 'الدرس الثاني', titleEn: 'Lesson two', duration: 350 },
      },
    ];
    const { unmount } = open('student', { 'GET /api/dashboard/home': () => json({ figures, enrollments }) });
    const next = within(await screen.findByRole('region', { name: 'الدرس الثاني' }));
    expect(next.getByRole('link', { name: 'تابع التعلّم' })).toHaveAttribute('href', '/courses/c1/lessons/l2');
    unmount();
    const none = { enrollments: 0, completedCourses: 0, certificates: 0, learningHours: 0, overallProgress: '0.00' };
    open('student', { 'GET /api/dashboard/home': () => json({ figures: none, enrollments: [] }) });
    expect(await screen.findByText('لم تلتحق بأي دورة بعد')).toBeInTheDocument();
    expect(screen.getByRole('main').textContent).not.toContain('0');
  });

  it('names the courses that the mean is made of with their parts, where it is of more than one [DSH-1]', async () => {
    const of = (id: string, titleAr: string, progress: string) => ({
      id: `e-${id}`,
      courseId: id,
      progress,
      completedAt: null,
      enrolledAt: '2026-11-01T00:00:00.000Z',
      course: { titleAr, titleEn: id, categoryId: 'web-development', lessonsCount: 5 },
      nextLesson: null,
    });
    const [html, design] = [of('html', 'أساسيات HTML', '20.00'), of('design', 'مبادئ التصميم', '94.66')];
    const parts = async (enrollments: unknown[]) => {
      const { unmount } = open('student', { 'GET /api/dashboard/home': () => json({ figures, enrollments }) });
      const progress = within(await screen.findByRole('region', { name: 'تقدّمك العام' }));
      const told = progress.queryAllByRole('listitem').map((part) => part.textContent);
      unmount();
      return told;
    };
    expect(await parts([html, design])).toEqual(['أساسيات HTML20%', 'مبادئ التصميم95%']);
    expect(await parts([html])).toEqual([]);
  });

  it('leads students whom an opportunity accepted to their hours, and nobody else [DSH-3]', async () => {
    const accepted = (canLogHours: boolean) => ({
      'GET /api/applications': () => json([{ id: 'a1', status: 'accepted', canLogHours }]),
    });
    const { unmount } = open('student', accepted(true));
    const panel = within(await screen.findByRole('region', { name: 'تطوّعك' }));
    expect(panel.getByRole('link', { name: 'تسجيل الساعات' })).toHaveAttribute('href', '/volunteer-dashboard');
    unmount();
    open('student', accepted(false));
    await screen.findByRole('region', { name: 'أرقامك' });
    expect(screen.queryByRole('region', { name: 'تطوّعك' })).toBeNull();
  });

  it.each<[Role, string, string[]]>([
    ['student', 'ما خطوتك التالية؟', ['/courses', '/community']],
    ['instructor', 'مساحة المدرّب', ['/create-course', '/question-banks', '/courses']],
    ['volunteer', 'مساحة المتطوّع', ['/services', '/opportunities', '/community']],
    ['admin', 'مساحة الإدارة', ['/admin', '/create-course#import', '/courses']],
  ])('has a panel of its own for the %s [DSH-1]', async (role, name, hrefs) => {
    open(role);
    const panel = within(await screen.findByRole('region', { name }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('speaks English completely and retries what failed [DSH-1]', async () => {
    open('student', { 'GET /api/dashboard/home': () => problem(503, 'Service Unavailable') }, 'en');
    expect(await screen.findByText('Your figures could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What is your next step?' })).toBeInTheDocument();
  });
});
