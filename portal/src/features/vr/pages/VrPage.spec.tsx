import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { anAttendee } from '../testing/a-vr-room';
import { aVrSession } from '../testing/a-vr-session';

const sessionsPath = 'GET /api/vr/sessions';
const planned = aVrSession();

function openPage(handlers: Handlers = {}, role: Role = 'student') {
  const person = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(person),
    'GET /api/vr/workshops': () => json([]),
    [sessionsPath]: () => json([]),
    ...handlers,
  });
  rememberAs(person);
  return { calls, ...renderApp({ at: '/vr' }) };
}

/** Answers only the list of coming sessions. */
const coming = (session = planned): Handlers => ({
  [sessionsPath]: (_call, query) => json(query.get('when') === 'next' && !query.has('mine') ? [session] : []),
});
const mine = (session = planned): Handlers => ({
  [sessionsPath]: (_call, query) => json(query.get('when') === 'next' && query.has('mine') ? [session] : []),
});
const sent = (calls: { method: string; path: string; body: unknown }[]) =>
  calls.filter(({ path, method }) => method !== 'GET' && path.includes('/vr/')).map(({ path, body }) => [path, body]);

describe('/vr', () => {
  it('says what to do while nothing is planned, and offers learners no planning [VRW-1] [VRW-2]', async () => {
    openPage();
    expect(await screen.findByRole('heading', { name: 'لا جلسة مقررة الآن' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'تصفّح الدورات' })).toHaveAttribute('href', '/courses');
    expect(screen.queryByRole('button', { name: 'جدولة جلسة' })).not.toBeInTheDocument();
  });

  it('says what could not be loaded and tries again [VRW-1]', async () => {
    let isBroken = true;
    const { user } = openPage({
      'GET /api/vr/workshops': () => (isBroken ? problem(500, 'Error') : json([])),
    });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل الورش' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { name: 'لا توجد ورش افتراضية بعد' })).toBeInTheDocument();
  });

  it('takes a seat and says so [VRW-2]', async () => {
    const { user, calls } = openPage({
      ...coming(),
      [`POST /api/vr/sessions/${planned.id}/join`]: () => json(planned),
    });
    await user.click(await screen.findByRole('button', { name: 'احجز مقعداً في ورشة الشعار' }));
    expect(await screen.findByText('حُجز مقعدك')).toBeInTheDocument();
    expect(sent(calls)).toEqual([[`/api/vr/sessions/${planned.id}/join`, undefined]]);
  });

  it('offers no seat where none is left [VRW-2]', async () => {
    openPage(coming(aVrSession({ currentParticipants: 20 })));
    expect(await screen.findByRole('heading', { name: 'ورشة الشعار' })).toBeInTheDocument();
    expect(screen.getAllByText('اكتملت المقاعد')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /احجز/ })).not.toBeInTheDocument();
  });

  it('plans a session of a new workshop, in the time of Baghdad, after saying what is missing [VRW-2]', async () => {
    const { user, calls } = openPage(
      {
        'POST /api/vr/workshops': () => json({ id: 'w1' }),
        'POST /api/vr/sessions': () => json(planned),
      },
      'instructor',
    );
    await user.click(await screen.findByRole('button', { name: 'جدولة جلسة' }));
    const form = within(await screen.findByRole('form', { name: 'جدولة جلسة' }));
    await user.click(form.getByRole('button', { name: 'جدولة' }));
    expect(form.getByText('اكتب اسم الورشة.')).toBeInTheDocument();
    expect(form.getByText('اختر موعداً لم يمضِ.')).toBeInTheDocument();
    expect(sent(calls)).toEqual([]);
    await user.type(form.getByLabelText(/اسم الورشة/), 'ورشة الخط');
    await user.type(form.getByLabelText(/الموعد/), '2099-01-05T18:00');
    await user.click(form.getByRole('button', { name: 'جدولة' }));
    expect(await screen.findByText('جُدولت الجلسة')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      ['/api/vr/workshops', expect.objectContaining({ title: 'ورشة الخط' })],
      [
        '/api/vr/sessions',
        { workshopId: 'w1', scheduledAt: '2099-01-05T15:00:00.000Z', duration: 60, maxParticipants: 20 },
      ],
    ]);
  });

  it('lets the host move a planned session [VRW-2]', async () => {
    const session = aVrSession({ isHost: true, scheduledAt: '2099-01-05T15:00:00.000Z' });
    const { user, calls } = openPage(
      { ...mine(session), [`PATCH /api/vr/sessions/${session.id}`]: () => json(session) },
      'instructor',
    );
    await user.click(await screen.findByRole('button', { name: 'تغيير الموعد' }));
    const form = within(await screen.findByRole('form', { name: 'تغيير الموعد' }));
    const time = form.getByLabelText(/الموعد/);
    expect(time).toHaveValue('2099-01-05T18:00');
    await user.clear(time);
    await user.type(time, '2099-01-05T19:30');
    await user.click(form.getByRole('button', { name: 'حفظ الموعد' }));
    expect(await screen.findByText('تغيّر موعد الجلسة')).toBeInTheDocument();
    expect(sent(calls)).toEqual([
      [
        `/api/vr/sessions/${session.id}`,
        { scheduledAt: '2099-01-05T16:30:00.000Z', duration: 60, maxParticipants: 20 },
      ],
    ]);
  });

  it('shows the host who was there, for how long and what they completed [VRW-4]', async () => {
    const session = aVrSession({ isHost: true });
    const { user } = openPage(
      {
        ...mine(session),
        [`GET /api/vr/sessions/${session.id}/participants`]: () =>
          json([anAttendee(), anAttendee({ userId: 'user-3', name: null, attendedMinutes: 0, completionScore: null })]),
      },
      'instructor',
    );
    await user.click(await screen.findByRole('button', { name: 'الحضور' }));
    const rows = await screen.findAllByRole('row');
    expect(rows[1]).toHaveTextContent(/زينب كاظم11 دقيقة2.*82/);
    expect(rows[2]).toHaveTextContent(/أحد الأعضاءلم يحضر2—/);
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
