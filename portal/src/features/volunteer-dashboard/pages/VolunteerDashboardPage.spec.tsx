// Loaded before the first test, which would otherwise wait for the lazy screen.
import './VolunteerDashboardPage';
import { screen, within } from '@testing-library/react';
import type { VolunteerDashboard, VolunteerHours } from '#subjects/volunteering/hours.queries';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const dashboard: VolunteerDashboard = {
  name: 'نور حيدر',
  rank: 3,
  ranked: 22,
  totalHours: '78.00',
  waitingHours: '5.50',
  averageRating: '4.80',
  completedProjects: 2,
  impactScore: 148,
  certificates: 2,
  opportunities: [
    {
      applicationId: 'a1',
      opportunityId: 'o1',
      titleAr: 'تنظيف ضفاف دجلة',
      titleEn: 'Cleaning the Tigris',
      organization: 'أصدقاء دجلة',
      organizationEn: 'Friends of the Tigris',
      hoursCompleted: '8.00',
      hoursWaiting: '2.50',
      totalHours: 12,
      startDate: '2026-01-01',
      rating: '5.00',
      status: 'active',
    },
  ],
  events: [
    {
      kind: 'volunteering',
      id: 'o2',
      titleAr: 'دعم يوم مفتوح للصم',
      titleEn: 'An open day for the deaf',
      day: '2026-12-03',
      startsAt: '2026-12-03T06:00:00.000Z',
      location: 'أربيل',
      locationEn: 'Erbil',
      participants: 9,
      places: null,
      duration: 'يومان',
      durationEn: 'Two days',
      minutes: null,
      hasJoined: false,
      roomCode: null,
    },
  ],
  recentActivity: [
    { id: 'x', kind: 'hours-confirmed', description: 'أُكّدت ساعاتك', timestamp: '2026-11-20T09:00:00Z', href: null },
  ],
};
const entry = { id: 'h1', titleAr: 'تنظيف', titleEn: 'Cleaning', day: '2026-11-19', hours: '2.00', status: 'refused' };
const log = [{ ...entry, answer: 'كان عطلة' }] as VolunteerHours[];

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'volunteer' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/volunteer/dashboard': () => json(dashboard),
    'GET /api/volunteer-hours': () => json(log),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/volunteer-dashboard' }) };
}
const panel = (name: string) => screen.findByRole('region', { name });

describe('/volunteer-dashboard', () => {
  it('shows rank, the four figures, volunteering with its hours and what comes next [DSH-3]', async () => {
    open();
    expect(await screen.findByText('ترتيبك 3 من 22 بعدد الساعات المؤكَّدة')).toBeInTheDocument();
    const tiles = await panel('أرقامك');
    for (const figure of ['78', '148', 'و5.5 بانتظار التأكيد']) expect(tiles).toHaveTextContent(figure);
    const mine = within(await panel('فرصي'));
    expect(mine.getByText('8 من 12 ساعة')).toBeInTheDocument();
    expect(mine.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '67');
    const events = await panel('مواعيد قادمة');
    for (const fact of ['9:00 ص', 'يومان', 'أربيل', 'المشاركون: 9']) expect(events).toHaveTextContent(fact);
    expect(within(events).getByRole('link', { name: 'الانضمام إلى دعم يوم مفتوح للصم' })).toHaveAttribute(
      'href',
      '/opportunities/o2',
    );
    expect(await screen.findByText('كان عطلة')).toBeInTheDocument();
    expect(await panel('آخر النشاط')).toHaveTextContent('أُكّدت ساعاتك');
  });

  it('leads to opportunities, profile, services and the forum [DSH-3]', async () => {
    open();
    const links = within(await screen.findByRole('navigation', { name: 'إجراءات سريعة' })).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/opportunities',
      '/profile',
      '/services',
      '/discussions',
    ]);
  });

  it('logs the hours of a day once, after it said what is missing [DSH-3]', async () => {
    const { user, calls } = open({ 'POST /api/applications/a1/hours': () => ({ status: 201, body: log[0] }) });
    await user.click(await screen.findByRole('button', { name: 'تسجيل ساعات' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'تسجيل' }));
    expect(dialog.getByText('اكتب عدداً من 0.25 إلى 16 بأرباع الساعة.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^عدد الساعات/ }), '2.5');
    await user.dblClick(dialog.getByRole('button', { name: 'تسجيل' }));
    expect(await screen.findByText('سُجّلت ساعاتك')).toBeInTheDocument();
    expect(
      calls.filter(({ method, path }) => method === 'POST' && path.endsWith('hours')).map(({ body }) => body),
    ).toEqual([{ day: expect.any(String), hours: 2.5, note: '' }]);
  });

  it('offers opportunities to who does not volunteer yet, and a second try after a failure [DSH-3]', async () => {
    const { unmount } = open({
      'GET /api/volunteer/dashboard': () => json({ ...dashboard, rank: null, opportunities: [], events: [] }),
    });
    expect(await screen.findByText('لست في فرصة تطوّع بعد')).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'البحث عن فرصة' })[0]).toHaveAttribute('href', '/opportunities');
    unmount();
    open({ 'GET /api/volunteer/dashboard': () => problem(503, 'Service Unavailable') });
    expect(await screen.findByText('تعذّر تحميل لوحتك')).toBeInTheDocument();
  });
});
