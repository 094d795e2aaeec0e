// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CoursePlacesPage';
import type { Answer } from '@masar/contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { CoursePlace } from '../places.queries';
import { aCourse } from '../testing/a-course';

const aPlace = (changes: Partial<CoursePlace> = {}): CoursePlace => ({
  id: 'p1',
  courseId: 'c1',
  state: 'asked',
  note: 'للتخرّج',
  reason: null,
  askedAt: '2026-11-20T08:00:00.000Z',
  decidedAt: null,
  personName: 'نور حيدر',
  email: null,
  amountReceived: '0.00',
  currency: 'USD',
  receivedAt: null,
  usedAt: null,
  createdAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const earned: Answer<'/api/instructor/dashboard', 'get'> = {
  name: 'أحمد كريم',
  averageRating: '4.10',
  totalStudents: 384,
  activeCourses: 5,
  completionRate: '14.20',
  earnings: '2240.00',
  questionsWaiting: 0,
  questions: [],
  courses: [],
  months: [],
  recentActivity: [],
};

/** As the browser's own arrows lead on. */
function goTo(path: string) {
  window.history.pushState(null, '', path);
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
}

function open(handlers: Handlers = {}, at = '/courses/c1/places') {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourse({ price: '25.00' })),
    'GET /api/courses/c1/places': () => json([aPlace()], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at }) };
}

describe('/courses/{id}/places', () => {
  beforeEach(() => window.localStorage.clear());

  it('shows what waits, and grants it with the amount that was received, in whatever digits [PAY-1] [I18N-1]', async () => {
    const { user, calls } = open({ 'PATCH /api/course-places/p1': () => json(aPlace({ state: 'granted' })) });
    expect(await screen.findByText('طلب واحد بانتظارك')).toBeInTheDocument();
    expect(screen.getByText('للتخرّج')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'منح مقعد إلى نور حيدر' }));
    const amount = screen.getAllByRole('textbox', { name: 'المبلغ المستلم بالدولار' })[0]!;
    await user.clear(amount);
    await user.type(amount, '١٢٫٥');
    await user.click(screen.getByRole('button', { name: 'منح' }));
    expect(await screen.findByText('مُنح المقعد')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'PATCH',
      path: '/api/course-places/p1',
      body: { decision: 'granted', amountReceived: '12.5' },
    });
  });

  it('changes the earnings that the dashboard had told before [PAY-1] [DSH-2] [NAV-8]', async () => {
    const { user, calls } = open(
      {
        'GET /api/instructor/dashboard': () => json(earned),
        'GET /api/certificate-reviews': () => json([], { 'X-Total-Count': '0' }),
        'PATCH /api/course-places/p1': () => json(aPlace({ state: 'granted' })),
      },
      '/instructor-dashboard',
    );
    const asked = () => calls.filter(({ path }) => path === '/api/instructor/dashboard');
    expect(await screen.findAllByText('$2,240')).not.toHaveLength(0);
    goTo('/courses/c1/places');
    await user.click(await screen.findByRole('button', { name: 'منح مقعد إلى نور حيدر' }));
    await user.click(screen.getByRole('button', { name: 'منح' }));
    await screen.findByText('مُنح المقعد');
    expect(asked()).toHaveLength(1);
    goTo('/instructor-dashboard');
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('declines with a reason [PAY-1]', async () => {
    const { user, calls } = open({ 'PATCH /api/course-places/p1': () => json(aPlace({ state: 'declined' })) });
    await user.click(await screen.findByRole('button', { name: 'رفض طلب نور حيدر' }));
    await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'اكتملت المقاعد');
    await user.click(screen.getByRole('button', { name: 'رفض' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'PATCH',
        path: '/api/course-places/p1',
        body: { decision: 'declined', reason: 'اكتملت المقاعد' },
      }),
    );
  });

  it('grants to an address and says what the server refuses [PAY-1]', async () => {
    const refusal = () => problem(409, 'Conflict', { detail: 'لا حاجة إلى مقعد' });
    const { user } = open({ 'POST /api/course-places/grant': refusal });
    await user.type(await screen.findByRole('textbox', { name: /البريد الإلكتروني/ }), 'noor@example.org');
    await user.click(screen.getByRole('button', { name: 'منح المقعد' }));
    expect(await screen.findByText('لا حاجة إلى مقعد')).toBeInTheDocument();
  });

  it('takes back what nobody used or paid for, never the rest [PAY-1]', async () => {
    const places = [
      aPlace({ state: 'granted' }),
      aPlace({ id: 'p2', personName: 'علي', state: 'granted', amountReceived: '20.00' }),
      aPlace({ id: 'p3', personName: 'سارة', state: 'granted', usedAt: '2026-11-21T08:00:00.000Z' }),
    ];
    open({ 'GET /api/courses/c1/places': () => json(places, { 'X-Total-Count': '3' }) });
    expect(await screen.findByRole('button', { name: 'سحب مقعد نور حيدر' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'سحب مقعد علي' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'سحب مقعد سارة' })).not.toBeInTheDocument();
    expect(screen.getByText(/استُلم/, { selector: 'p' })).toBeInTheDocument();
  });

  it('is closed to those who do not teach the course, and says that a free one needs no places [PAY-1]', async () => {
    const { unmount } = open({ 'GET /api/courses/c1': () => json(aCourse({ canEdit: false })) });
    expect(await screen.findByRole('heading', { name: 'هذه الدورة ليست لك' })).toBeInTheDocument();
    unmount();
    open({ 'GET /api/courses/c1': () => json(aCourse({ price: '0.00' })) });
    expect(await screen.findByText('هذه الدورة مجانية، يلتحق بها من شاء دون مقعد.')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'منح المقعد' })).not.toBeInTheDocument();
  });
});
