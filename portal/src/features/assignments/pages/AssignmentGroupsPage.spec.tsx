// Loaded before the first test, which would otherwise wait for the lazy screen.
import './AssignmentGroupsPage';
import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';

const learners = [
  { id: 'u1', name: 'زهراء كاظم', group: 1, lastGroup: 2, hasWork: true },
  { id: 'u2', name: 'علي حسن', group: 2, lastGroup: 2, hasWork: false },
  { id: 'u3', name: 'سارة', group: null, lastGroup: 2, hasWork: false },
];

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/assignments/a1/groups/learners': () => json(learners, { 'X-Total-Count': '3' }),
    'PUT /api/assignments/a1/groups/learners/u3': () => json(null),
    'POST /api/assignments/a1/groups/divide': () => json(null),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/assignments/a1/groups' }) };
}

describe('/courses/{id}/assignments/{assignmentId}/groups', () => {
  it('puts a learner into a group that is there or a new one [ASG-1]', async () => {
    const { user, calls } = open();
    const choice = await screen.findByRole('combobox', { name: /سارة/ });
    expect([...choice.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'بلا مجموعة',
      'المجموعة 1',
      'المجموعة 2',
      'مجموعة جديدة (3)',
    ]);
    await user.selectOptions(choice, 'المجموعة 2');
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ group: 2 }));
  });

  it('leaves a group alone that has begun to work [ASG-1]', async () => {
    open();
    expect(await screen.findByRole('combobox', { name: /زهراء كاظم/ })).toBeDisabled();
    expect(screen.getByText('بدأت المجموعة عملها')).toBeInTheDocument();
  });

  it('divides those who are in no group by chance [ASG-1]', async () => {
    const { user, calls } = open();
    await user.click(await screen.findByRole('button', { name: 'توزيع بالقرعة' }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({ size: 3 }));
  });

  it('finds a learner by a part of the name [ASG-1]', async () => {
    const { user } = open({
      'GET /api/assignments/a1/groups/learners': (_call, query) =>
        json(learners.filter(({ name }) => name.includes(query.get('name') ?? ''))),
    });
    await screen.findByRole('combobox', { name: /علي حسن/ });
    const search = screen.getByRole('searchbox', { name: 'ابحث عن متعلّم' });
    await user.type(search, 'سار');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: /علي حسن/ })).not.toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: /سارة/ })).toBeEnabled();
    await user.type(search, 'قق');
    expect(await screen.findByRole('heading', { name: 'لا أحد بهذا الاسم' })).toBeInTheDocument();
  });

  it('says so when the learners cannot be loaded [ASG-1]', async () => {
    open({ 'GET /api/assignments/a1/groups/learners': () => problem(404, 'لا يوجد') });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل المجموعات' })).toBeInTheDocument();
  });
});
