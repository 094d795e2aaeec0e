import { screen, within } from '@testing-library/react';
import type { Role } from '@masar/domain';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi, type Handlers } from '#testing/stub-api';
// Loaded before the first test, which would otherwise wait for the lazy screen.
import './DashboardPage';

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
    'GET /api/dashboard': () => json(figures),
    'GET /api/courses/mine': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at: '/dashboard', language });
}

describe('/dashboard', () => {
  it('greets with name and role and shows figures and overall progress from the server [DSH-1]', async () => {
    open('student');
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent(/^أهلاً سارة\s?متعلّم$/);
    expect(within(heading).getByText('متعلّم')).toBeInTheDocument();
    const tiles = screen.getByRole('region', { name: 'أرقامك' });
    await within(tiles).findByText('24');
    expect(tiles).toHaveTextContent('دورات التحقت بها3دورات مكتملة1شهادات1ساعات التعلّم24');
    expect(screen.getByRole('progressbar', { name: 'تقدّمك العام' })).toHaveAttribute('aria-valuenow', '57');
  });

  it.each<[Role, string, string[]]>([
    ['student', 'ما خطوتك التالية؟', ['/courses', '/community']],
    ['instructor', 'مساحة المدرّب', ['/create-course', '/courses']],
    ['volunteer', 'مساحة المتطوّع', ['/services', '/opportunities', '/community']],
    ['admin', 'مساحة الإدارة', ['/admin', '/courses']],
  ])('has a panel of its own for the %s [DSH-1]', async (role, name, hrefs) => {
    open(role);
    const panel = within(await screen.findByRole('region', { name }));
    expect(panel.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(hrefs);
  });

  it('speaks English completely and retries what failed [DSH-1]', async () => {
    open('student', { 'GET /api/dashboard': () => problem(503, 'Service Unavailable') }, 'en');
    expect(await screen.findByText('Your figures could not be loaded')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'What is your next step?' })).toBeInTheDocument();
  });
});
