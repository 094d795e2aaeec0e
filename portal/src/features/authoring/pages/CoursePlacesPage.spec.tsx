import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, problem, stubApi, type Handlers } from '#testing/stub-api';
import { aCourse } from '../testing/a-course';
import type { CoursePlace } from '../places.queries';
// Loaded before the first test, which would otherwise wait for the lazy screen.
import './CoursePlacesPage';

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

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/courses/c1': () => json(aCourse({ price: '25.00' })),
    'GET /api/courses/c1/places': () => json([aPlace()], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/places' }) };
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

  it('declines with a reason [PAY-1]', async () => {
    const { user, calls } = open({ 'PATCH /api/course-places/p1': () => json(aPlace({ state: 'declined' })) });
    await user.click(await screen.findByRole('button', { name: 'اعتذار إلى نور حيدر' }));
    await user.type(screen.getByRole('textbox', { name: /السبب/ }), 'اكتملت المقاعد');
    await user.click(screen.getByRole('button', { name: 'اعتذار' }));
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
