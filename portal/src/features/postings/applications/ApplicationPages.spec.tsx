import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { anApplication } from '../testing/an-application';

const finished = anApplication({
  id: 'application-2',
  kind: 'service',
  status: 'completed',
  actions: [],
  canRate: true,
  posting: { ...anApplication().posting, id: 'service-1', titleAr: 'ساعة لتخطيط مسيرتك' },
});

function open(at: string, handlers: Handlers = {}, user = aUser()) {
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/applications': () => json([anApplication(), finished]),
    'GET /api/applications/application-1': () => json(anApplication()),
    'GET /api/applications/application-2': () => json(finished),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at }) };
}

describe('my applications', () => {
  it('show all kinds with their state, and lead to each [OPP-3]', async () => {
    open('/applications');
    const link = await screen.findByRole('link', { name: 'قراءة للأطفال كل سبت' });
    expect(link).toHaveAttribute('href', '/applications/application-1');
    expect(link.closest('li')).toHaveTextContent('فرصة');
    expect(link.closest('li')).toHaveTextContent('بانتظار الردّ');
    const service = screen.getByRole('link', { name: 'ساعة لتخطيط مسيرتك' }).closest('li');
    expect(service).toHaveTextContent('مُنجز');
    expect(service).toHaveTextContent('بانتظار تقييمك');
    expect(screen.getByText('طلبان')).toBeInTheDocument();
  });

  it('are filtered by kind and state, which the address keeps [OPP-3]', async () => {
    const asked: string[] = [];
    const { user } = open('/applications', {
      'GET /api/applications': (_call, query) => {
        asked.push(query.toString());
        return json(query.has('kind') ? [] : [anApplication()]);
      },
    });
    await user.selectOptions(await screen.findByRole('combobox', { name: 'حالة الطلب' }), 'accepted');
    await user.click(screen.getByRole('button', { name: 'الوظائف' }));
    expect(await screen.findByRole('heading', { name: 'لا طلبات بهذه الشروط' })).toBeInTheDocument();
    expect(asked.at(-1)).toBe('limit=20&kind=job&status=accepted');
    expect(window.location.search).toBe('?status=accepted&kind=job');
    await user.click(screen.getByRole('button', { name: 'مسح عوامل التصفية' }));
    expect(await screen.findByText('طلب واحد')).toBeInTheDocument();
  });

  it('say where to begin while there are none [OPP-3]', async () => {
    open('/applications', { 'GET /api/applications': () => json([]) });
    expect(await screen.findByRole('heading', { name: 'لم تتقدّم إلى شيء بعد' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'تصفّح الفرص' })).toHaveAttribute('href', '/opportunities');
  });
});

describe('one application', () => {
  it('tells its applicant that the posting is being reviewed [OPP-4]', async () => {
    const posting = { ...anApplication().posting, isInReview: true };
    open('/applications/application-1', {
      'GET /api/applications/application-1': () => json(anApplication({ posting })),
    });
    expect(await screen.findByText(/الإدارة تراجعه الآن/)).toBeInTheDocument();
  });

  it('leads whose volunteering was accepted to where hours are logged, whatever their role [DSH-3]', async () => {
    open('/applications/application-1', {
      'GET /api/applications/application-1': () => json(anApplication({ status: 'accepted', canLogHours: true })),
    });
    expect(await screen.findByRole('link', { name: 'سجّل ساعات تطوّعك' })).toHaveAttribute(
      'href',
      '/volunteer-dashboard',
    );
  });

  it('tells what happened in order, by whom and with which words [OPP-3]', async () => {
    open('/applications/application-1', {
      'GET /api/applications/application-1': () =>
        json(
          anApplication({
            status: 'rejected',
            actions: [],
            moves: [
              ...anApplication().moves,
              {
                id: 'move-2',
                from: 'pending',
                to: 'rejected',
                byId: 'user-3',
                byName: 'نور',
                note: 'اكتمل العدد',
                at: '2026-11-21T08:00:00.000Z',
              },
            ],
          }),
        ),
    });
    const stations = within(await screen.findByRole('list', { name: 'ما جرى للطلب' })).getAllByRole('listitem');
    expect(stations[0]).toHaveTextContent('أُرسل الطلب');
    expect(stations[1]).toHaveTextContent('لم يُقبل الطلب');
    expect(stations[1]).toHaveTextContent('نور');
    expect(stations[1]).toHaveTextContent('اكتمل العدد');
    expect(screen.queryByRole('button', { name: 'سحب الطلب' })).not.toBeInTheDocument();
  });

  it('is withdrawn after a question, once [OPP-3]', async () => {
    const { user, calls } = open('/applications/application-1', {
      'PATCH /api/applications/application-1': () => json(anApplication({ status: 'withdrawn', actions: [] })),
    });
    await user.click(await screen.findByRole('button', { name: 'سحب الطلب' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'سحب الطلب؟' }));
    expect(dialog.getByText(/لا يمكنك التقدّم إلى الإعلان نفسه مرة أخرى/)).toBeInTheDocument();
    await user.dblClick(dialog.getByRole('button', { name: 'تأكيد' }));
    expect(await screen.findByText('سُحب طلبك')).toBeInTheDocument();
    expect(await screen.findByText('مسحوب')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ action: 'withdraw' }]);
  });

  it('shows what somebody else did in the meantime [OPP-3]', async () => {
    let isDecided = false;
    const { user } = open('/applications/application-1', {
      'GET /api/applications/application-1': () =>
        json(anApplication(isDecided ? { status: 'accepted', actions: [] } : {})),
      'PATCH /api/applications/application-1': () => {
        isDecided = true;
        return problem(409, 'Conflict', { detail: 'انتهى أمر هذا الطلب ولا يمكن تغييره.' });
      },
    });
    await user.click(await screen.findByRole('button', { name: 'سحب الطلب' }));
    await user.click(await screen.findByRole('button', { name: 'تأكيد' }));
    expect(await screen.findByText('انتهى أمر هذا الطلب ولا يمكن تغييره.')).toBeInTheDocument();
    expect(await screen.findByText('مقبول')).toBeInTheDocument();
  });

  it('keeps the word for the other side when the step is refused [OPP-3] [REL-3]', async () => {
    const { user } = open('/applications/application-1', {
      'PATCH /api/applications/application-1': () => problem(503, 'الخادم مشغول الآن'),
    });
    await user.click(await screen.findByRole('button', { name: 'سحب الطلب' }));
    await user.type(await screen.findByRole('textbox'), 'وجدت فرصة أخرى');
    await user.click(screen.getByRole('button', { name: 'تأكيد' }));
    expect(await screen.findByText('الخادم مشغول الآن')).toBeInTheDocument();
    expect(screen.getByRole('textbox')).toHaveValue('وجدت فرصة أخرى');
  });

  it('is rated by the customer of a finished service [SVC-2]', async () => {
    const { user, calls } = open('/applications/application-2', {
      'POST /api/applications/application-2/rating': () => ({
        status: 201,
        body: { ...finished, canRate: false, rating: 5 },
      }),
    });
    await user.click(await screen.findByRole('button', { name: 'إرسال التقييم' }));
    expect(screen.getByText('اختر عدد النجوم')).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: '5\u00A0نجوم' }));
    await user.type(screen.getByRole('textbox', { name: /رأيك/ }), 'شرح واضح');
    await user.click(screen.getByRole('button', { name: 'إرسال التقييم' }));
    expect(await screen.findByText('شكراً على تقييمك')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('radio')).not.toBeInTheDocument());
    expect(screen.getByRole('img', { name: 'التقييم 5 من خمسة' })).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ rating: 5, text: 'شرح واضح' });
  });

  it('is decided by its poster, who sees whom it is of and reaches them once accepted [OPP-3]', async () => {
    const poster = aUser({ id: 'user-3', role: 'volunteer' });
    const accepted = anApplication({
      status: 'accepted',
      actions: [],
      applicant: { ...anApplication().applicant, email: 'sara@example.org' },
    });
    open('/applications/application-1', { 'GET /api/applications/application-1': () => json(accepted) }, poster);
    expect(await screen.findByRole('link', { name: 'sara@example.org' })).toHaveAttribute(
      'href',
      'mailto:sara@example.org',
    );
    expect(screen.getByRole('link', { name: 'إلى الإعلان' })).toHaveAttribute('href', '/opportunities/opportunity-1');
  });
});
