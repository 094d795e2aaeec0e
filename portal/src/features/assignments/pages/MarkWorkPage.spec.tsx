// Loaded before the first test, which would otherwise wait for the lazy screen.
import './MarkWorkPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aWorkOfLearner } from '../testing/a-work';

const noReviews = {
  id: 'w1',
  userName: 'علي حسن',
  group: null,
  round: 1,
  state: 'waiting',
  score: null,
  wanted: 0,
  done: 0,
  begun: 0,
  points: null,
  maximum: 6,
  spread: null,
  flags: [],
  levels: [],
  reviews: [],
};
const aReview = {
  id: 'p1',
  reviewerName: 'سارة علي',
  finishedAt: '2026-11-21T08:00:00.000Z',
  levels: [
    { row: 0, level: 1 },
    { row: 1, level: 0 },
  ],
  points: 3,
  comment: 'البنية واضحة.',
  isOutlier: true,
  opinion: null,
  opinionReason: null,
  droppedBecause: null,
};
const reviewed = { ...noReviews, wanted: 2, done: 1, points: 3, spread: 0, flags: ['few', 'outlier'] };

function open(handlers: Handlers = {}) {
  const user = aUser({ role: 'instructor' });
  const calls = stubApi({
    ...commonHandlers(user),
    'GET /api/submissions/w1': () => json(aWorkOfLearner()),
    'GET /api/submissions/w1/similar': () => json({ works: [] }),
    'GET /api/submissions/w1/peer-result': () => json(noReviews),
    'GET /api/marking': () => json([], { 'X-Total-Count': '0' }),
    'PUT /api/submissions/w1/mark': () => json(aWorkOfLearner({ state: 'marked', version: 3 })),
    ...handlers,
  });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/marking/w1' }) };
}

describe('/marking/{id}', () => {
  it('saves the mark of a group once somebody is named as taking part, who was not before [ASG-2] [EVD-8]', async () => {
    const members = ['علي حسن', 'سارة علي'].map((name, at) => ({
      id: `m${at}`,
      name,
      tookPart: null,
      exceptedBecause: null,
    }));
    const { user, calls } = open({ 'GET /api/submissions/w1': () => json(aWorkOfLearner({ group: 1, members })) });
    const question = within(await screen.findByRole('group', { name: 'من شارك في هذا العمل؟' }));
    expect(question.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)).toEqual([false, false]);
    await user.keyboard('21');
    expect(screen.getByRole('button', { name: /^حفظ الدرجة/ })).toBeDisabled();
    await user.click(question.getByRole('checkbox', { name: 'سارة علي' }));
    await user.click(screen.getByRole('button', { name: /^حفظ الدرجة/ }));
    await waitFor(() => expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({ tookPart: ['m1'] }));
  });

  it('takes back only feedback that the learner does not have yet [ASG-2]', async () => {
    const file = { url: '/api/files/f', size: 2000, isVoice: false };
    const feedback = [
      { ...file, id: 'f1', name: 'وصل.pdf', isTold: true },
      { ...file, id: 'f2', name: 'لم يصل.pdf', isTold: false },
    ];
    open({ 'GET /api/submissions/w1': () => json(aWorkOfLearner({ feedback })) });
    const rowOf = async (name: string) => within((await screen.findByText(name)).closest('li')!);
    const told = await rowOf('وصل.pdf');
    expect(told.getByText('وصلت إلى المتعلّم')).toBeInTheDocument();
    expect(told.queryByRole('button', { name: /إزالة/ })).toBeNull();
    const kept = await rowOf('لم يصل.pdf');
    expect(kept.getByRole('button', { name: 'إزالة لم يصل.pdf' })).toBeInTheDocument();
    expect(kept.queryByText('وصلت إلى المتعلّم')).toBeNull();
  });

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

  it('leads on to the next work also where that is quicker than the list of what waits [ASG-2]', async () => {
    window.localStorage.setItem('marking:save-at-last', 'on');
    let answer: () => void = () => undefined;
    const list = new Promise<ReturnType<typeof json>>((resolve) => {
      answer = () => resolve(json([{ id: 'w2' }], { 'X-Total-Count': '1' }));
    });
    const { user, calls } = open({
      'GET /api/marking': () => list,
      'GET /api/submissions/w2': () => json(aWorkOfLearner({ id: 'w2', userName: 'زينب' })),
      'GET /api/submissions/w2/similar': () => json({ works: [] }),
      'GET /api/submissions/w2/peer-result': () => json({ ...noReviews, id: 'w2' }),
    });
    await screen.findByRole('heading', { level: 1, name: 'علي حسن' });
    await user.keyboard('20');
    await waitFor(() => expect(calls.some(({ method }) => method === 'PUT')).toBe(true));
    answer();
    expect(await screen.findByRole('heading', { level: 1, name: 'زينب' })).toBeInTheDocument();
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

  it('takes over what other learners propose by one key, which marks nothing by itself [ASG-2] [EVD-4]', async () => {
    const result = { ...reviewed, levels: aReview.levels, reviews: [aReview] };
    const { user, calls } = open({ 'GET /api/submissions/w1/peer-result': () => json(result) });
    const peers = await screen.findByRole('region', { name: 'اقتراح الزملاء' });
    expect(peers).toHaveTextContent('الوسيط: 3 من 6');
    expect(peers).toHaveTextContent('مراجعة بعيدة عن البقية');
    await user.keyboard('p');
    expect(screen.getByText('3 من 6')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'PUT')).toBe(false);
  });

  it('leaves a review out with a reason [ASG-2]', async () => {
    const result = { ...reviewed, levels: aReview.levels, reviews: [aReview] };
    const { user, calls } = open({
      'GET /api/submissions/w1/peer-result': () => json(result),
      'PUT /api/peer-reviews/p1/drop': () =>
        json({ ...reviewed, done: 0, reviews: [{ ...aReview, droppedBecause: 'لم يقرأ العمل' }] }),
    });
    const peers = await screen.findByRole('region', { name: 'اقتراح الزملاء' });
    await user.click(within(peers).getByText('كل المراجعات'));
    const review = await within(peers).findByRole('button', { name: /سارة علي.*3 من 6 · بعيدة عن البقية/ });
    expect(review).toHaveAttribute('aria-expanded', 'false');
    await user.click(review);
    await user.click(await within(peers).findByRole('button', { name: 'استبعاد المراجعة' }));
    await user.type(within(peers).getByLabelText(/لماذا تُستبعد/), 'لم يقرأ العمل');
    const send = within(peers).getAllByRole('button', { name: 'استبعاد المراجعة' }).at(-1)!;
    await user.click(send);
    expect(await within(peers).findByText('مستبعدة: لم يقرأ العمل')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ reason: 'لم يقرأ العمل' });
  });
});
