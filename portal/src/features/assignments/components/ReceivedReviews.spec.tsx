// Loaded before the first test, which would otherwise wait for the lazy screen.
import '../pages/AssignmentPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { OwnReviews, ReceivedReview } from '../peer-reviews.queries';
import { anAssignment, aWork } from '../testing/a-work';

const ended: OwnReviews = { wanted: 1, done: 1, isOpen: false, hasHandedIn: true, mayTake: false, reviews: [] };
const review: ReceivedReview = {
  id: 'p1',
  levels: [
    { row: 0, level: 1 },
    { row: 1, level: 0 },
  ],
  points: 3,
  comment: 'نهاية جميلة.',
  opinion: null,
};
const received = (reviews: ReceivedReview[]) => json({ isReleased: true, maximum: 6, reviews });

function open(handlers: Handlers) {
  const user = aUser();
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/assignments/a1': () => json(anAssignment({ peerReviews: 1 })),
    'GET /api/assignments/a1/work': () => json([aWork()]),
    'GET /api/assignments/a1/own-reviews': () => json(ended),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/courses/c1/assignments/a1' }) };
}
const region = () => screen.findByRole('region', { name: 'مراجعات زملائك لعملك' });

describe('what others wrote of own work', () => {
  it('is read with its points and words once reviewing has ended, and called no mark [ASG-2]', async () => {
    open({ 'GET /api/submissions/w1/received-reviews': () => received([review]) });
    const section = await region();
    expect(section).toHaveTextContent('نهاية جميلة.');
    expect(section).toHaveTextContent('3 من 6 نقطة');
    expect(section).toHaveTextContent('ليست درجة');
  });

  it('is called unfair only with a reason, which goes to the instructor [ASG-2]', async () => {
    const { user, calls } = open({
      'GET /api/submissions/w1/received-reviews': () => received([review]),
      'PUT /api/peer-reviews/p1/opinion': () => json({ ...review, opinion: 'unfair' }),
    });
    const section = await region();
    await user.click(within(section).getByRole('button', { name: 'غير منصفة' }));
    await user.type(within(section).getByLabelText(/ما الذي تراه غير منصف/), 'لم يقرأ العمل');
    await user.click(within(section).getByRole('button', { name: 'إرسال إلى المدرّب' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        opinion: 'unfair',
        reason: 'لم يقرأ العمل',
      }),
    );
  });

  it('says that nobody reviewed it [ASG-2]', async () => {
    open({ 'GET /api/submissions/w1/received-reviews': () => received([]) });
    expect(await region()).toHaveTextContent('لم تصل مراجعات لهذا العمل');
  });

  it('offers another try where it could not be read [ASG-2]', async () => {
    open({ 'GET /api/submissions/w1/received-reviews': () => problem(403, 'لا يمكن') });
    expect(within(await region()).getByRole('button', { name: 'إعادة المحاولة' })).toBeInTheDocument();
  });
});
