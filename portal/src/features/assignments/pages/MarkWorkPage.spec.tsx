// Loaded before the first test, which would otherwise wait for the lazy screen.
import './MarkWorkPage';
import { screen, waitFor } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aWorkOfLearner } from '../testing/a-work';

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/submissions/w1': () => json(aWorkOfLearner()),
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
