// Loaded before the first test, which would otherwise wait for the lazy screen.
import './AdminDashboardPage';
import { screen, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { PlatformStats } from '../admin-dashboard.queries';

const stats: PlatformStats = {
  totalUsers: 1250,
  activeUsers: 890,
  newUsersThisMonth: 100,
  totalCourses: 67,
  activeCourses: 67,
  totalEnrollments: 6200,
  completedEnrollments: 892,
  certificates: 892,
  revenue: '45600.00',
  monthlyGrowth: '12.5',
  systemHealth: 90,
  healthChecks: [
    { name: 'database', state: 'well', value: 4 },
    { name: 'tasks', state: 'strained', value: 2 },
  ],
  upSince: '2026-11-20T09:00:00.000Z',
  uptimePercent: '99.90',
};
const activity = {
  id: 'a',
  kind: 'enrolled',
  description: 'التحاق سارة',
  timestamp: '2026-11-20T09:00:00Z',
  href: null,
};

const queues = ['abuse-reports', 'pending-posts', 'pending-postings', 'role-requests', 'contact-messages'];
const listOf = (total: number) => json([], { 'Content-Range': `rows 0-0/${total}` });

function open(at: string, handlers: Handlers = {}, role: 'admin' | 'student' = 'admin') {
  const user = aUser({ role });
  stubApi({
    ...commonHandlers(user),
    'GET /api/admin/platform-stats': () => json(stats),
    'GET /api/admin/analytics': () => json({ months: [] }),
    'GET /api/admin/recent-activities': () => json([activity]),
    'GET /api/admin/backups': () => json([]),
    ...Object.fromEntries(
      queues.map((queue) => [`GET /api/admin/${queue}`, () => listOf(queue === 'role-requests' ? 2 : 0)]),
    ),
    ...handlers,
  });
  rememberAs(user);
  return renderApp({ at });
}

describe('the admin screen', () => {
  it.each(['/admin', '/admin-dashboard'])('shows the platform’s figures at %s [DSH-4] [READ-1]', async (at) => {
    open(at);
    const tiles = await screen.findByRole('region', { name: 'أرقام المنصة' });
    await within(tiles).findByText('1,250');
    for (const figure of ['890', '67', '892', '100 حساب جديد هذا الشهر']) expect(tiles).toHaveTextContent(figure);
    expect(screen.getByRole('region', { name: 'الإيرادات' })).toHaveTextContent('$45,600نمو 12.5% عن الشهر السابق');
    expect(screen.getByRole('progressbar', { name: 'نسبة الإتمام' })).toHaveAttribute('aria-valuenow', '14');
    const health = screen.getByRole('region', { name: 'صحة النظام' });
    expect(health).toHaveTextContent('90%متاح 99.9%');
    expect(within(health).getByRole('img', { name: 'مُجهَد' })).toBeInTheDocument();
    expect(await screen.findByText('التحاق سارة')).toBeInTheDocument();
  });

  it('begins with what waits for a decision, and says so when nothing does [DSH-4]', async () => {
    const { unmount } = open('/admin');
    const waiting = await screen.findByRole('region', { name: 'ينتظر قرارك' });
    const [link, ...others] = await within(waiting).findAllByRole('link');
    expect(others).toEqual([]);
    expect(link).toHaveTextContent('طلبات أدوار2');
    expect(link).toHaveAttribute('href', `/console/role-requests?filter=${encodeURIComponent('{"status":"pending"}')}`);
    const figures = screen.getByRole('region', { name: 'أرقام المنصة' });
    expect(waiting.compareDocumentPosition(figures)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    unmount();
    open('/admin', { 'GET /api/admin/role-requests': () => listOf(0) });
    expect(await screen.findByText('لا شيء ينتظر قراراً الآن.')).toBeInTheDocument();
  });

  it('has five shapes while the activity loads, and quick actions that lead into the console [DSH-4] [DSH-5]', async () => {
    open('/admin', { 'GET /api/admin/recent-activities': () => new Promise(() => {}) });
    const activities = await screen.findByRole('region', { name: 'آخر النشاط' });
    expect(within(activities).getAllByTestId('row-skeleton')).toHaveLength(5);
    const actions = within(screen.getByRole('navigation', { name: 'إجراءات سريعة' })).getAllByRole('link');
    expect(actions.map((link) => link.getAttribute('href'))).toEqual([
      '/console/users',
      '/console/reports',
      '/console/settings',
      '/console/backups',
    ]);
  });

  it('says غير مصرح to others, and what could not be loaded [DSH-5]', async () => {
    const { unmount } = open('/admin', {}, 'student');
    expect(await screen.findByText('غير مصرح')).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'أرقام المنصة' })).not.toBeInTheDocument();
    unmount();
    open('/admin', { 'GET /api/admin/platform-stats': () => problem(503, 'Service Unavailable') });
    expect(await screen.findByText('تعذّر تحميل الأرقام')).toBeInTheDocument();
  });
});
