import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, stubApi } from '#testing/stub-api';
import { anApplication } from '../testing/an-application';
import { anOpportunity } from '../testing/an-opportunity';

function openOpportunity(handlers: Handlers = {}, role: Role = 'student') {
  const user = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/opportunities/opportunity-1': () => json(anOpportunity()),
    'GET /api/opportunities/opportunity-1/applications': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/opportunities/opportunity-1' }) };
}

const as = (changes: Parameters<typeof anOpportunity>[0]): Handlers => ({
  'GET /api/opportunities/opportunity-1': () => json(anOpportunity(changes)),
});

describe('the page of an opportunity', () => {
  it('takes a cover letter once, also when pressed twice, and shows where it stands [OPP-2] [REL-3]', async () => {
    let own: { id: string; status: 'pending' } | null = null;
    const { user, calls } = openOpportunity({
      'GET /api/opportunities/opportunity-1': () => json(anOpportunity({ myApplication: own })),
      'POST /api/opportunities/opportunity-1/applications': () => {
        own = { id: 'application-1', status: 'pending' };
        return { status: 201, body: anApplication() };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'قدّم الآن' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'إرسال الطلب' }));
    expect(dialog.getByText('اكتب رسالتك أولاً.')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: /^رسالتك/ }), 'أحب القراءة');
    await user.dblClick(dialog.getByRole('button', { name: 'إرسال الطلب' }));
    expect(await screen.findByText('أُرسل طلبك')).toBeInTheDocument();
    const follow = await screen.findByRole('link', { name: 'متابعة الطلب' });
    expect(follow).toHaveAttribute('href', '/applications/application-1');
    expect(screen.queryByRole('button', { name: 'قدّم الآن' })).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { coverLetter: 'أحب القراءة' },
    ]);
  });

  it('keeps a letter that could not be sent [OPP-2]', async () => {
    const { user } = openOpportunity({
      'POST /api/opportunities/opportunity-1/applications': () => Promise.reject(new TypeError('Failed to fetch')),
    });
    await user.click(await screen.findByRole('button', { name: 'قدّم الآن' }));
    await user.type(await screen.findByRole('textbox', { name: /^رسالتك/ }), 'كلمات لا تضيع');
    await user.click(screen.getByRole('button', { name: 'إرسال الطلب' }));
    expect(
      await screen.findByText('تعذّر الوصول إلى الخادم. تحقّق من اتصالك بالإنترنت ثم أعد المحاولة.'),
    ).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'إغلاق' })[0]!);
    await user.click(screen.getByRole('button', { name: 'قدّم الآن' }));
    expect(await screen.findByRole('textbox', { name: /^رسالتك/ })).toHaveValue('كلمات لا تضيع');
    expect(screen.getByText('هذا ما كتبته من قبل، ولم يُحفظ بعد.')).toBeInTheDocument();
  });

  it.each([
    ['ended', 'انتهت مدة هذا الإعلان، ولا يستقبل طلبات جديدة.'],
    ['closed', 'لا يستقبل هذا الإعلان طلبات الآن.'],
    ['deadline_passed', 'انتهى موعد التقديم.'],
  ] as const)('says why nobody can apply: %s [OPP-4]', async (closedReason, words) => {
    openOpportunity(as({ closedReason }));
    expect(await screen.findAllByText(words)).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'قدّم الآن' })).not.toBeInTheDocument();
  });

  it('tells how to reach the poster once accepted, and before that when it will [OPP-2]', async () => {
    const { unmount } = openOpportunity(as({ myApplication: { id: 'application-1', status: 'pending' } }));
    expect(await screen.findByText('تظهر لك وسيلة التواصل حين يُقبل طلبك.')).toBeInTheDocument();
    unmount();
    openOpportunity(
      as({ myApplication: { id: 'application-1', status: 'accepted' }, contactInfo: 'reading@example.org' }),
    );
    expect(await screen.findByText('reading@example.org')).toBeInTheDocument();
  });
});

describe('the page of an own opportunity', () => {
  const own: Handlers = as({ canManage: true, contactInfo: 'reading@example.org' });
  const received = anApplication({
    applicant: { id: 'user-9', name: 'زينب الزيدي', profileImageUrl: null, role: 'student', email: null },
    actions: ['review', 'accept', 'reject'],
  });

  it('lists who applied with what the server lets its poster do, and asks before deciding [OPP-3]', async () => {
    const { user, calls } = openOpportunity(
      {
        ...own,
        'GET /api/opportunities/opportunity-1/applications': () => json([received]),
        'PATCH /api/applications/application-1': () => json({ ...received, status: 'accepted', actions: [] }),
      },
      'volunteer',
    );
    const row = within((await screen.findByRole('heading', { level: 3, name: /زينب الزيدي/ })).closest('li')!);
    expect(row.getByText('أحب القراءة بصوت عالٍ.')).toBeInTheDocument();
    expect(row.queryByRole('button', { name: /سحب/ })).not.toBeInTheDocument();
    await user.click(row.getByRole('button', { name: 'قبول: زينب الزيدي' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'قبول الطلب' }));
    await user.type(dialog.getByRole('textbox'), 'أهلاً بك');
    await user.dblClick(dialog.getByRole('button', { name: 'تأكيد' }));
    expect(await screen.findByText('حُدّث الطلب')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([
      { action: 'accept', note: 'أهلاً بك' },
    ]);
  });

  it('is changed by the form [OPP-1]', async () => {
    const { user, calls } = openOpportunity(
      {
        ...own,
        'PATCH /api/opportunities/opportunity-1': ({ body }) =>
          json(anOpportunity({ canManage: true, ...(body as object) })),
      },
      'volunteer',
    );
    await user.click(await screen.findByRole('button', { name: 'تعديل' }));
    const title = await screen.findByRole('textbox', { name: 'عنوان الفرصة' });
    expect(title).toHaveValue('قراءة للأطفال كل سبت');
    await user.type(title, ' صباحاً');
    await user.click(screen.getByRole('button', { name: 'حفظ التعديل' }));
    await waitFor(() =>
      expect(calls.findLast(({ method }) => method === 'PATCH')?.body).toMatchObject({
        title: 'قراءة للأطفال كل سبت صباحاً',
        titleEn: 'Reading to children on Saturdays',
      }),
    );
  });
});
