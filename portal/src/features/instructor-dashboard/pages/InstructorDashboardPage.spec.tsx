// Loaded before the first test, which would otherwise wait for the lazy screen.
import './InstructorDashboardPage';
import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { InstructorDashboard } from '../instructor-dashboard.queries';

const course = (id: string, status: 'active' | 'draft') => ({
  id,
  titleAr: `دورة ${id}`,
  titleEn: `Course ${id}`,
  categoryId: 'web-development',
  students: 12,
  lessons: 5,
  rating: '4.50',
  status,
  completionRate: '25.00',
  earnings: '0.00',
  canEdit: true,
});
const dashboard: Omit<InstructorDashboard, 'countedAt' | 'againAfter'> = {
  name: 'أحمد كريم',
  averageRating: '4.10',
  totalStudents: 384,
  activeCourses: 5,
  completionRate: '14.20',
  earnings: '2240.00',
  questionsWaiting: 2,
  questions: [
    {
      id: 'q1',
      title: 'متى أكتب return؟',
      askedBy: 'سارة',
      courseId: 'c1',
      lessonId: 'l1',
      courseTitleAr: 'دورة 1',
      courseTitleEn: 'Course 1',
      askedAt: '2026-11-20T09:00:00Z',
    },
  ],
  courses: [course('c1', 'active'), course('c2', 'draft')],
  months: [],
  recentActivity: [],
};

function open(role: Role = 'instructor', handlers: Handlers = {}) {
  const user = aUser({ role });
  stubApi({
    ...commonHandlers(user),
    'GET /api/instructor/dashboard': () => json(dashboard),
    'GET /api/certificate-reviews': () => json([], { 'X-Total-Count': '0' }),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at: '/instructor-dashboard' });
}
const panel = (name: string) => screen.findByRole('region', { name });

describe('/instructor-dashboard', () => {
  it('says that figures over very many are counted for the first time, and shows them by itself [SCL-1] [DSH-2]', async () => {
    let isCounted = false;
    open('instructor', {
      'GET /api/instructor/dashboard': () =>
        isCounted
          ? json(dashboard, { 'X-Counted-At': '2026-11-24T10:00:00.000Z' })
          : problem(429, 'Too Many Requests', { code: 'platform.being_counted', seconds: 0.05 }),
    });
    expect(await screen.findByText(/نعدّ الأرقام لأول مرة/)).toHaveRole('status');
    isCounted = true;
    expect(await screen.findByText('384')).toBeInTheDocument();
    expect(screen.getByText(/عُدّت هذه الأرقام/)).toBeInTheDocument();
  });

  it('shows rating, the four figures and own courses with their ways [DSH-2]', async () => {
    open();
    expect(await screen.findByText('متوسط تقييم دوراتك 4.1 من خمسة')).toBeInTheDocument();
    const tiles = await panel('أرقام دوراتك');
    for (const figure of ['384', '5', '14%', '$2,240']) expect(tiles).toHaveTextContent(figure);
    const courses = within(await panel('دوراتي'));
    expect(courses.getAllByRole('listitem')).toHaveLength(2);
    expect(courses.getByRole('link', { name: 'تعديل دورة c1' })).toHaveAttribute('href', '/courses/c1/edit');
    expect(courses.getByRole('link', { name: 'عرض دورة c1' })).toHaveAttribute('href', '/courses/c1');
    expect(courses.getByText('مسودة')).toBeInTheDocument();
  });

  it('offers assistants what they do in a course in the place of editing it [DSH-2] [CRS-14]', async () => {
    const courses = [{ ...course('c1', 'active'), canEdit: false }];
    open('instructor', { 'GET /api/instructor/dashboard': () => json({ ...dashboard, courses }) });
    const own = within(await panel('دوراتي'));
    expect(await own.findByRole('link', { name: 'واجبات دورة c1' })).toHaveAttribute('href', '/courses/c1/assignments');
    expect(own.getByRole('link', { name: 'الدرجات في دورة c1' })).toHaveAttribute('href', '/courses/c1/grades');
    expect(own.queryByRole('link', { name: 'تعديل دورة c1' })).not.toBeInTheDocument();
  });

  it('leads to the questions that wait, and where instructors go from here [DSH-2]', async () => {
    open();
    const questions = within(await panel('أسئلة تنتظر جوابك'));
    expect(await questions.findByRole('link', { name: 'متى أكتب return؟' })).toHaveAttribute(
      'href',
      '/courses/c1/lessons/l1',
    );
    expect(questions.getByText('سؤالان')).toBeInTheDocument();
    const links = within(screen.getByRole('navigation', { name: 'إجراءات سريعة' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/analytics',
      '/discussions',
      '/courses',
      '/vr',
      '/create-course',
      '/question-banks',
    ]);
  });

  it('names the certificates that wait, says when none does, and where they cannot be told [DSH-2] [CRT-11]', async () => {
    const review = { id: 'r1', holderNameAr: 'سارة علي', holderNameEn: 'Sara Ali', courseTitleAr: 'أساسيات React' };
    const waiting = { ...review, courseTitleEn: 'React basics', askedAt: '2026-11-20T08:00:00.000Z' };
    const told = async (answer: Handlers[string]) => {
      let arrive: () => void = () => undefined;
      const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
      const { unmount } = open('instructor', {
        'GET /api/certificate-reviews': async (...call) => {
          await isOnItsWay;
          return answer!(...call);
        },
      });
      const reviews = within(await panel('شهادات تنتظر مراجعتك'));
      expect(reviews.getAllByTestId('row-skeleton')).toHaveLength(2);
      arrive();
      await waitFor(() => expect(reviews.queryByTestId('row-skeleton')).toBeNull());
      const words = reviews.getByRole('heading').closest('section')!.textContent;
      unmount();
      return words;
    };
    expect(await told(() => json([waiting], { 'X-Total-Count': '3' }))).toMatch(/3\sشهادات.*سارة علي.*أساسيات React/);
    expect(await told(() => json([], { 'X-Total-Count': '0' }))).toContain('لا شهادات تنتظر مراجعتك');
    expect(await told(() => problem(503, 'Service Unavailable'))).toContain('تعذّر تحميل الشهادات');
  });

  it('is for instructors, and offers a second try after a failure [DSH-2]', async () => {
    const { unmount } = open('student');
    expect(await screen.findByText('غير مصرح')).toBeInTheDocument();
    unmount();
    open('instructor', { 'GET /api/instructor/dashboard': () => problem(503, 'Service Unavailable') });
    expect(await screen.findByText('تعذّر تحميل لوحتك')).toBeInTheDocument();
  });
});
