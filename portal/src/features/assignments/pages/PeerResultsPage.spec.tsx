// Loaded before the first test, which would otherwise wait for the lazy screen.
import './PeerResultsPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { PeerResult } from '../peer-reviews.queries';
import { anAssignment } from '../testing/a-work';

const result: PeerResult = {
  id: 'w1',
  userName: 'علي حسن',
  group: null,
  round: 1,
  state: 'waiting',
  score: null,
  wanted: 3,
  done: 2,
  begun: 1,
  points: 4,
  maximum: 6,
  spread: 50,
  flags: ['few', 'reported'],
};

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/assignments/a1': () => json(anAssignment({ peerReviews: 3, isAuthor: true })),
    'GET /api/assignments/a1/peer-results': () => json([result], { 'X-Total-Count': '1' }),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/assignments/a1/peer-reviews' }) };
}

describe('/courses/{id}/assignments/{assignmentId}/peer-reviews', () => {
  it('shows the median of each piece of work, why it waits for a decision, and the way to mark it [ASG-2]', async () => {
    open();
    const work = await screen.findByRole('link', { name: 'علي حسن' });
    expect(work).toHaveAttribute('href', '/marking/w1');
    for (const fact of ['الوسيط: 4 من 6', 'المراجعات: 2 من 3', 'مراجعات أقل من المطلوب', 'بُلّغ عن مراجعة'])
      expect(screen.getByText(fact)).toBeInTheDocument();
  });

  it('ends reviewing only after a question [ASG-2]', async () => {
    const { user, calls } = open({
      'POST /api/assignments/a1/peer-results/release': () =>
        json(anAssignment({ peerReviews: 3, peerReleasedAt: '2026-11-21T08:00:00.000Z' })),
    });
    await user.click(await screen.findByRole('button', { name: 'إنهاء المراجعة ونشرها' }));
    const dialog = await screen.findByRole('dialog', { name: 'إنهاء المراجعة؟' });
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    await user.click(within(dialog).getByRole('button', { name: 'إنهاء المراجعة ونشرها' }));
    await waitFor(() => expect(calls.some(({ method }) => method === 'POST')).toBe(true));
  });

  it('says so where nothing is handed in [ASG-2]', async () => {
    open({ 'GET /api/assignments/a1/peer-results': () => json([], { 'X-Total-Count': '0' }) });
    expect(await screen.findByText('لا عمل سُلّم بعد')).toBeInTheDocument();
  });

  it('says why it may not be read [ASG-2]', async () => {
    open({ 'GET /api/assignments/a1/peer-results': () => problem(403, 'هذه المراجعات لمن يدرّس الدورة.') });
    expect(await screen.findByText('هذه المراجعات لمن يدرّس الدورة.')).toBeInTheDocument();
  });
});
