import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aService } from '../testing/a-service';
import { anApplication } from '../testing/an-application';

function open(at: string, handlers: Handlers = {}, role: Role = 'student', language: 'ar' | 'en' = 'ar') {
  const user = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/services': () =>
      json([aService(), aService({ id: 'service-2', price: 0, rating: null, ratingsCount: 0, titleAr: 'ترجمة' })]),
    'GET /api/services/service-1': () => json(aService()),
    'GET /api/services/service-1/ratings': () => json([]),
    'GET /api/services/service-1/requests': () => json([]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at, language }) };
}

describe('the list of services', () => {
  it('shows price or free, the rating with one decimal or new [SVC-1] [SVC-2]', async () => {
    open('/services');
    const paid = (await screen.findByRole('heading', { level: 2, name: 'صفحة تعريف لمشروعك' })).closest('li')!;
    for (const words of ['برمجة', 'أحمد كريم الجبوري', '$120', '4.8', 'أسبوع']) expect(paid).toHaveTextContent(words);
    const free = screen.getByRole('heading', { level: 2, name: 'ترجمة' }).closest('li');
    expect(free).toHaveTextContent('مجاناً');
    expect(free).toHaveTextContent('جديدة');
    expect(free).not.toHaveTextContent('4.8');
  });

  it('is filtered by category chips, which the address keeps [SVC-1]', async () => {
    const asked: URLSearchParams[] = [];
    const { user } = open('/services', {
      'GET /api/services': (_call, query) => {
        asked.push(query);
        return json(query.has('category') ? [] : [aService()]);
      },
    });
    const chips = within(await screen.findByRole('group', { name: 'نوع الخدمة' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'الكل',
      'برمجة',
      'تصميم',
      'أعمال',
      'تعليم',
      'ترجمة',
      'استشارات',
    ]);
    await user.click(chips[5]!);
    expect(await screen.findByRole('heading', { name: 'لا توجد خدمات' })).toBeInTheDocument();
    expect(asked.at(-1)?.get('category')).toBe('translation');
    expect(window.location.search).toBe('?category=translation');
  });

  it('lets volunteers and instructors add, nobody else [SVC-1]', async () => {
    for (const [role, may] of [
      ['student', false],
      ['admin', false],
      ['volunteer', true],
      ['instructor', true],
    ] as const) {
      const { unmount } = open('/services', {}, role);
      await screen.findByRole('heading', { level: 1, name: 'خدمات المجتمع' });
      expect(screen.queryAllByRole('button', { name: 'إضافة خدمة' })).toHaveLength(may ? 1 : 0);
      unmount();
    }
  });

  it('names what is missing, then adds once, all in the words of the specification [SVC-1] [REL-3]', async () => {
    const { user, calls } = open(
      '/services',
      { 'POST /api/services': () => ({ status: 201, body: aService({ canManage: true }) }) },
      'instructor',
      'en',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Service' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Service' }));
    await user.click(dialog.getByRole('button', { name: 'Post service' }));
    expect(await screen.findByText('Missing Information')).toBeInTheDocument();
    expect(screen.getByText('Please fill in all required fields')).toBeInTheDocument();
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Page');
    await user.type(dialog.getByRole('textbox', { name: 'Description' }), 'One page');
    await user.selectOptions(dialog.getByRole('combobox', { name: /^Kind/ }), 'design');
    await user.type(dialog.getByRole('textbox', { name: 'Skills' }), 'HTML, CSS');
    await user.dblClick(dialog.getByRole('button', { name: 'Post service' }));
    expect(await screen.findByText('Service Added')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { title: 'Page', description: 'One page', category: 'design', price: 0, duration: '', skills: ['HTML', 'CSS'] },
    ]);
  });

  it('tells in the words of the specification that adding failed [SVC-1]', async () => {
    const { user } = open(
      '/services',
      { 'POST /api/services': () => problem(500, 'Broken', { detail: '' }) },
      'volunteer',
      'en',
    );
    await user.click(await screen.findByRole('button', { name: 'Add Service' }));
    await user.type(screen.getByRole('textbox', { name: 'Title' }), 'Page');
    await user.type(screen.getByRole('textbox', { name: 'Description' }), 'One page');
    await user.selectOptions(screen.getByRole('combobox', { name: /^Kind/ }), 'design');
    await user.click(screen.getByRole('button', { name: 'Post service' }));
    expect(await screen.findByText('Add Error')).toBeInTheDocument();
    expect(screen.getByText('An error occurred while adding the service')).toBeInTheDocument();
  });
});

describe('the page of a service', () => {
  it('is requested with a message, again only after the former request ended [SVC-2]', async () => {
    const requested = anApplication({ id: 'application-2', kind: 'service' });
    const { user, calls, unmount } = open('/services/service-1', {
      'POST /api/services/service-1/requests': () => ({ status: 201, body: requested }),
    });
    await user.click(await screen.findByRole('button', { name: 'اطلب الخدمة' }));
    await user.type(await screen.findByRole('textbox', { name: /ما الذي تحتاج إليه/ }), 'صفحة لمقهى');
    await user.dblClick(screen.getByRole('button', { name: 'إرسال الطلب' }));
    expect(await screen.findByText('أُرسل طلبك')).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { message: 'صفحة لمقهى' },
    ]);
    unmount();
    const own = (status: 'pending' | 'completed'): Handlers => ({
      'GET /api/services/service-1': () => json(aService({ myRequest: { id: 'application-2', status } })),
    });
    const waiting = open('/services/service-1', own('pending'));
    expect(await screen.findByRole('link', { name: 'متابعة الطلب' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /اطلب/ })).not.toBeInTheDocument();
    waiting.unmount();
    open('/services/service-1', own('completed'));
    expect(await screen.findByRole('button', { name: 'اطلبها مرة أخرى' })).toBeInTheDocument();
  });

  it('shows its provider who asks, to accept, decline and finish [SVC-2]', async () => {
    const asked = anApplication({
      id: 'application-2',
      kind: 'service',
      status: 'accepted',
      applicant: { id: 'user-9', name: 'زينب', profileImageUrl: null, role: 'student', email: 'z@example.org' },
      actions: ['finish'],
    });
    const { user, calls } = open(
      '/services/service-1',
      {
        'GET /api/services/service-1': () => json(aService({ canManage: true })),
        'GET /api/services/service-1/requests': () => json([asked]),
        'PATCH /api/applications/application-2': () => json({ ...asked, status: 'completed', actions: [] }),
      },
      'instructor',
    );
    expect(await screen.findByRole('heading', { level: 2, name: 'طلبات الخدمة' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'z@example.org' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'أُنجزت الخدمة: زينب' }));
    await user.click(await screen.findByRole('button', { name: 'تأكيد' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ action: 'finish' }));
  });

  it('shows what customers thought, the words in their own direction [SVC-2]', async () => {
    open('/services/service-1', {
      'GET /api/services/service-1/ratings': () =>
        json([
          {
            id: 'r-1',
            rating: 5,
            text: 'Clear and fast',
            customerName: 'ليلى رسول',
            createdAt: '2026-11-20T08:00:00Z',
          },
        ]),
    });
    expect(await screen.findByText('Clear and fast')).toHaveAttribute('dir', 'ltr');
    expect(screen.getByRole('img', { name: 'التقييم 5 من خمسة' })).toBeInTheDocument();
  });
});
