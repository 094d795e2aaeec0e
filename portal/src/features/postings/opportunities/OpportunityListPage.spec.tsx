import type { Role } from '@masar/domain';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { anOpportunity } from '../testing/an-opportunity';

function openOpportunities(
  handlers: Handlers = {},
  role: Role = 'student',
  options: Parameters<typeof renderApp>[0] = {},
) {
  const user = aUser({ role });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/opportunities': () => json([anOpportunity()]),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/opportunities', ...options }) };
}

describe('the list of opportunities', () => {
  it('shows cards with kind, organisation, place, time and deadline, and both ways on [OPP-1, OPP-2]', async () => {
    openOpportunities();
    const card = (await screen.findByRole('heading', { level: 2, name: 'قراءة للأطفال كل سبت' })).closest('li')!;
    for (const words of ['تطوّع', 'مكتبة الكرادة العامة', 'بغداد', 'ساعتان أسبوعياً', 'حتى 31 كانون الأول 2026']) {
      expect(card).toHaveTextContent(words);
    }
    const details = within(card).getByRole('link', { name: 'عرض التفاصيل: قراءة للأطفال كل سبت' });
    expect(details).toHaveAttribute('href', '/opportunities/opportunity-1');
    expect(within(card).getByRole('button', { name: 'قدّم الآن: قراءة للأطفال كل سبت' })).toBeInTheDocument();
    expect(screen.getByText('فرصة واحدة')).toBeInTheDocument();
  });

  it('offers no button where the reader has applied, and shows how far that is [OPP-2]', async () => {
    openOpportunities({
      'GET /api/opportunities': () =>
        json([anOpportunity({ myApplication: { id: 'application-1', status: 'in_review' } })]),
    });
    expect(await screen.findByText('قيد المراجعة')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /قدّم الآن/ })).not.toBeInTheDocument();
  });

  it('has the management title and the form for volunteers and administrators only [OPP-1]', async () => {
    const { unmount } = openOpportunities();
    expect(await screen.findByRole('heading', { level: 1, name: 'الفرص' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'إضافة فرصة' })).not.toBeInTheDocument();
    unmount();
    const volunteer = openOpportunities({}, 'volunteer');
    expect(await screen.findByRole('heading', { level: 1, name: 'إدارة الفرص' })).toBeInTheDocument();
    volunteer.unmount();
    openOpportunities({}, 'admin', { language: 'en' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Manage Opportunities' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add Opportunity' })).toBeInTheDocument();
  });

  it('asks for kind, words and place, which the address keeps [OPP-1]', async () => {
    const asked: URLSearchParams[] = [];
    const { user } = openOpportunities({
      'GET /api/opportunities': (_call, query) => {
        asked.push(query);
        return json([anOpportunity()]);
      },
    });
    await user.click(await screen.findByRole('button', { name: 'تدريب' }));
    await user.selectOptions(screen.getByRole('combobox', { name: 'المحافظة' }), 'basra');
    await user.type(screen.getByRole('searchbox', { name: 'ابحث في الفرص' }), 'React');
    await waitFor(() => expect(window.location.search).toBe('?search=React&type=internship&governorate=basra'));
    await waitFor(() => expect(asked.at(-1)?.get('search')).toBe('React'));
    expect(asked.at(-1)?.get('type')).toBe('internship');
    expect(asked.at(-1)?.get('governorate')).toBe('basra');
  });
});

describe('adding an opportunity', () => {
  const openForm = async (handlers: Handlers = {}, language: 'ar' | 'en' = 'en') => {
    const opened = openOpportunities(handlers, 'volunteer', { language });
    await opened.user.click(await screen.findByRole('button', { name: 'Add Opportunity' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Opportunity' }));
    const fill = async () => {
      await opened.user.type(dialog.getByRole('textbox', { name: 'Title' }), 'Reading');
      await opened.user.type(dialog.getByRole('textbox', { name: 'Description' }), 'On Saturdays');
      await opened.user.type(dialog.getByRole('textbox', { name: /^How to reach you/ }), 'a@example.org');
    };
    return { ...opened, dialog, fill };
  };

  it('names what is missing in the words of the specification and sends nothing [OPP-1]', async () => {
    const { user, dialog, calls } = await openForm();
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByText('Missing Data')).toBeInTheDocument();
    expect(screen.getByText('Please fill all required fields')).toBeInTheDocument();
    for (const words of ['Enter a title.', 'Describe it.', 'Say how people can reach you.'])
      expect(dialog.getByText(words)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('sends the payload of the specification once, also when pressed twice, and says so [OPP-1] [REL-3]', async () => {
    const { user, dialog, fill, calls } = await openForm({
      'POST /api/opportunities': () => ({ status: 201, body: anOpportunity({ canManage: true }) }),
    });
    await fill();
    await user.dblClick(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByText('Opportunity Added')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      {
        title: 'Reading',
        description: 'On Saturdays',
        contactInfo: 'a@example.org',
        type: 'volunteer',
        location: '',
        duration: '',
        requirements: '',
        startDate: '',
        endDate: '',
      },
    ]);
  });

  it('opens the page of one that waits for review, which says why [OPP-4]', async () => {
    const held = anOpportunity({
      canManage: true,
      status: 'pending',
      closedReason: 'not_published',
      heldFor: ['fees', 'crypto'],
    });
    const { user, dialog, fill } = await openForm({
      'POST /api/opportunities': () => ({ status: 201, body: held }),
      'GET /api/opportunities/opportunity-1/applications': () => json([]),
    });
    await fill();
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByRole('heading', { level: 1, name: /Reading to children/ })).toBeInTheDocument();
    expect(screen.getAllByText('Waiting for review').length).toBeGreaterThan(0);
    expect(screen.getByText('it asks applicants for fees or a deposit')).toBeInTheDocument();
    expect(screen.getByText('cryptocurrency or trading')).toBeInTheDocument();
  });

  it('tells in the words of the specification that it failed, and keeps what was typed [OPP-1]', async () => {
    const { user, dialog, fill } = await openForm({
      'POST /api/opportunities': () => problem(500, 'Broken', { detail: '' }),
    });
    await fill();
    await user.click(dialog.getByRole('button', { name: 'Post opportunity' }));
    expect(await screen.findByText('Addition Error')).toBeInTheDocument();
    expect(screen.getByText('An error occurred while adding opportunity')).toBeInTheDocument();
    await user.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await user.click(await screen.findByRole('button', { name: 'Add Opportunity' }));
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Reading');
  });
});
