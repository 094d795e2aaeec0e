// Loaded before the first test, which would otherwise wait for the lazy screen.
import './MarkWorkPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aWorkOfLearner } from '../testing/a-work';

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/submissions/w1': () => json(aWorkOfLearner()),
    'GET /api/submissions/w1/similar': () => json({ works: [] }),
    'GET /api/marking': () => json([], { 'X-Total-Count': '0' }),
    'PUT /api/submissions/w1/mark': () => json(aWorkOfLearner({ state: 'marked', version: 3 })),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/marking/w1' }) };
}

describe('/marking/{id}', () => {
  it('marks a piece of work by keys alone: a number for each criterion, then one to save [ASG-2]', async () => {
    const { user, calls } = open();
    await screen.findByRole('heading', { level: 1, name: 'علي حسن' });
    await user.keyboard('21');
    expect(screen.getByText('3 من 6')).toBeInTheDocument();
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        version: 2,
        levels: [
          { row: 0, level: 1 },
          { row: 1, level: 0 },
        ],
        comment: '',
        notes: [],
      }),
    );
  });

  it('gives the other criteria the level of the same number by one key, and saves by itself where it was asked to [ASG-2]', async () => {
    const { user, calls } = open();
    await screen.findByRole('heading', { level: 1, name: 'علي حسن' });
    await user.keyboard('2');
    await user.keyboard('0');
    expect(screen.getByText('6 من 6')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
    await user.keyboard('s');
    expect(screen.getByRole('checkbox', { name: /آخر معيار/ })).toBeChecked();
    await user.keyboard('1');
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('saves with the last criterion on this device from then on, and never for a change [ASG-2]', async () => {
    window.localStorage.setItem('marking:save-at-last', 'on');
    const { user, calls } = open();
    await screen.findByRole('heading', { level: 1, name: 'علي حسن' });
    await user.keyboard('20');
    await waitFor(() => expect(calls.filter(({ method }) => method === 'PUT')).toHaveLength(1));
  });

  it('points at similar work with the passages of both, and judges nothing [ASG-2]', async () => {
    const passage = { from: 0, to: 8, quote: 'هذا عملي', otherQuote: 'هذا عملى' };
    const found = { submissionId: 'w9', userName: 'سارة', round: 1, handedInAt: '2026-11-19T08:00:00.000Z', share: 64 };
    open({ 'GET /api/submissions/w1/similar': () => json({ works: [{ ...found, passages: [passage] }] }) });
    const similar = await screen.findByRole('region', { name: 'أعمال مشابهة' });
    expect(await within(similar).findByRole('link', { name: 'سارة' })).toHaveAttribute('href', '/marking/w9');
    expect(similar).toHaveTextContent('64%');
    expect(similar).toHaveTextContent('هذا عملى');
    expect(similar).toHaveTextContent('وليس حكماً');
  });

  it('says that similar work could not be looked for, and looks again [ASG-2]', async () => {
    let times = 0;
    const { user } = open({
      'GET /api/submissions/w1/similar': () => ((times += 1) > 1 ? json({ works: [] }) : problem(404, 'لا يوجد')),
    });
    const similar = await screen.findByRole('region', { name: 'أعمال مشابهة' });
    await user.click(await within(similar).findByRole('button', { name: 'إعادة المحاولة' }));
    expect(await within(similar).findByText('لا عبارات مشتركة مع أعمال الآخرين.')).toBeInTheDocument();
  });

  it('writes numbers into the comment without choosing levels [ASG-2]', async () => {
    const { user } = open();
    await user.type(await screen.findByLabelText(/ملاحظتك للمتعلّم/), '22');
    expect(screen.getByText('اختر مستوى لكل معيار.')).toBeInTheDocument();
  });

  it('says so when somebody else was faster [ASG-2]', async () => {
    const { user } = open({ 'PUT /api/submissions/w1/mark': () => problem(412, 'غيّر شخص آخر هذا العمل') });
    await screen.findByRole('heading', { level: 1, name: 'علي حسن' });
    await user.keyboard('22');
    await user.click(screen.getByRole('button', { name: 'حفظ الدرجة' }));
    expect(await screen.findByText('غيّر شخص آخر هذا العمل')).toBeInTheDocument();
  });
});
