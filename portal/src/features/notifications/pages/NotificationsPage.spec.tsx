import type { Notification } from '@masar/contracts';
import { defaultChannelOf, notificationKinds } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const aNotification = (id: string, changes: Partial<Notification> = {}): Notification => ({
  id,
  kind: 'reply-added',
  titleAr: `ردّ ${id}`,
  titleEn: `Reply ${id}`,
  href: '/community?discussion=7',
  isRead: true,
  createdAt: '2026-11-19T10:00:00Z',
  ...changes,
});

const preferences = {
  kinds: notificationKinds.map((kind) => ({ kind, channel: defaultChannelOf(kind) })),
  digest: false,
  jobMatchFrom: 70,
};

function openPage(handlers: Handlers, at = '/notifications') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/notifications/preferences': () => json(preferences),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at }) };
}

describe('/notifications', () => {
  it('lists by day, marks what is unread, and brings older ones [NTF-2]', async () => {
    const now = new Date().toISOString();
    const { user } = openPage({
      'GET /api/notifications': (_, query) =>
        query.get('cursor')
          ? json([aNotification('3', { createdAt: '2026-10-01T10:00:00Z' })])
          : json([aNotification('1', { isRead: false, createdAt: now }), aNotification('2')], {
              Link: '</api/notifications?cursor=older>; rel="next"',
            }),
    });
    const today = await screen.findByRole('region', { name: 'اليوم' });
    expect(within(today).getByRole('link', { name: /ردّ 1.*غير مقروء/ })).toHaveAttribute(
      'href',
      '/community?discussion=7',
    );
    const before = screen.getByRole('region', { name: /19 تشرين الثاني 2026/ });
    expect(within(before).getByRole('link')).not.toHaveTextContent('غير مقروء');
    await user.click(screen.getByRole('button', { name: 'عرض الأقدم' }));
    expect(await screen.findByRole('region', { name: /1 تشرين الأول 2026/ })).toHaveTextContent('ردّ 3');
    expect(screen.queryByRole('button', { name: 'عرض الأقدم' })).not.toBeInTheDocument();
  });

  it('marks all as read [NTF-2]', async () => {
    let isRead = false;
    const { user, calls } = openPage({
      'GET /api/notifications': () => json([aNotification('1', { isRead })]),
      'POST /api/notifications/read': () => {
        isRead = true;
        return { status: 204 };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'تعليم الكل مقروءاً' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'تعليم الكل مقروءاً' })).toBeDisabled());
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({});
  });

  it('says what will come where there is nothing, and offers to try again where it failed [NTF-2]', async () => {
    const { unmount } = openPage({});
    expect(await screen.findByRole('heading', { name: 'لا إشعارات بعد' })).toBeInTheDocument();
    unmount();
    let isBroken = true;
    const { user } = openPage({
      'GET /api/notifications': () => (isBroken ? problem(503, 'Unavailable') : json([aNotification('1')])),
    });
    expect(await screen.findByText('تعذّر تحميل الإشعارات')).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByText('ردّ 1')).toBeInTheDocument();
  });

  it('keeps each choice at once and takes back what was not saved [NTF-2]', async () => {
    let isBroken = false;
    const { user, calls } = openPage({
      'PUT /api/notifications/preferences': () => (isBroken ? problem(503, 'Unavailable') : json(preferences)),
    });
    const mails = await screen.findByRole('switch', { name: 'ردّ على نقاش بدأته: بالبريد' });
    expect(mails).not.toBeChecked();
    await user.click(mails);
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        kinds: [{ kind: 'reply-added', channel: 'email' }],
      }),
    );
    expect(mails).toBeChecked();
    isBroken = true;
    const digest = screen.getByRole('checkbox', { name: /ملخّص يومي/ });
    await user.click(digest);
    expect(await screen.findByText('لم يُحفظ اختيارك')).toBeInTheDocument();
    await waitFor(() => expect(digest).not.toBeChecked());
  });
});

describe('the two ways of a kind', () => {
  it.each([
    ['in-app', 'في الموقع', 'none'],
    ['email', 'في الموقع', 'none'],
    ['email', 'بالبريد', 'in-app'],
    ['none', 'بالبريد', 'email'],
  ] as const)(
    'from %s the switch ‘%s’ leads to %s: no mail without its notification [NTF-2]',
    async (now, way, next) => {
      const { user, calls } = openPage({
        'GET /api/notifications/preferences': () =>
          json({ ...preferences, kinds: [{ kind: 'reply-added', channel: now }] }),
        'PUT /api/notifications/preferences': () => json(preferences),
      });
      await user.click(await screen.findByRole('switch', { name: `ردّ على نقاش بدأته: ${way}` }));
      await waitFor(() =>
        expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
          kinds: [{ kind: 'reply-added', channel: next }],
        }),
      );
    },
  );
});

describe('vacancies that fit', () => {
  it('are told of only who asks for it, from the match on that they choose [NTF-5]', async () => {
    const { user, calls } = openPage({ 'PUT /api/notifications/preferences': () => json(preferences) });
    const jobs = await screen.findByRole('switch', { name: 'وظائف تناسب مهاراتي: في الموقع' });
    expect(jobs).not.toBeChecked();
    expect(screen.queryByRole('combobox', { name: /ابتداءً من/ })).not.toBeInTheDocument();
    await user.click(jobs);
    await user.selectOptions(await screen.findByRole('combobox', { name: /ابتداءً من/ }), '80%');
    await waitFor(() =>
      expect(calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
        { kinds: [{ kind: 'job-match', channel: 'in-app' }] },
        { jobMatchFrom: 80 },
      ]),
    );
  });
});

describe('a notification', () => {
  it('isolates the title that it quotes, without its marks of code, and says under its day the hour [NTF-2] [I18N-1]', async () => {
    openPage({
      'GET /api/notifications': () =>
        json([aNotification('1', { titleAr: 'ردّ جديد على نقاشك «ما سبب `x is not a function`؟»' })]),
    });
    const title = await screen.findByText('ما سبب x is not a function؟');
    expect(title.closest('bdi')).toHaveAttribute('dir', 'rtl');
    expect(screen.getByRole('link', { name: /ردّ جديد/ })).toHaveTextContent('1:00 م');
  });
});

describe('/notifications/unsubscribe', () => {
  it('ends mails only when the button is pressed [NTF-2]', async () => {
    const { user, calls } = openPage(
      { 'POST /api/notifications/unsubscribe': () => ({ status: 204 }) },
      '/notifications/unsubscribe?token=abc',
    );
    const button = await screen.findByRole('button', { name: 'إيقاف الرسائل' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(button);
    expect(await screen.findByText(/لن تصلك هذه الرسائل بعد الآن/)).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ token: 'abc' });
  });
});
