// Loaded before the first test, which would otherwise wait for the lazy screen.
import './PeerReviewPage';
import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { PeerReview } from '../peer-reviews.queries';
import { aWork } from '../testing/a-work';

const review: PeerReview = {
  id: 'p1',
  assignmentId: 'a1',
  courseId: 'c1',
  titleAr: 'صفحتي الأولى',
  titleEn: 'My first page',
  taskAr: 'اكتب صفحة.',
  taskEn: 'Write a page.',
  peerInstructionsAr: 'اقرأ بهدوء.',
  peerInstructionsEn: 'Read calmly.',
  text: 'هذا عمل.',
  links: [],
  files: [],
  rubric: aWork().rubric ?? [],
  expiresAt: '2099-01-01T10:00:00.000Z',
  finishedAt: null,
  isOpen: true,
  levels: [],
  comment: '',
};

const keptKeys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('masarWork'));

function open(handlers: Handlers = {}, user = aUser({ role: 'student' })) {
  const calls = stubApi({ ...commonHandlers(user), 'GET /api/peer-reviews/p1': () => json(review), ...handlers });
  rememberAs(user);
  return { calls, ...renderApp({ at: '/peer-reviews/p1' }) };
}

describe('/peer-reviews/{id}', () => {
  beforeEach(() => window.localStorage.clear());

  it('reviews work by keys: a number for each criterion, words, then one to hand in [ASG-2]', async () => {
    const { user, calls } = open({
      'PUT /api/peer-reviews/p1': () => json({ ...review, isOpen: false, finishedAt: '2026-11-21T08:00:00.000Z' }),
    });
    expect(await screen.findByText('اقرأ بهدوء.')).toBeInTheDocument();
    await user.keyboard('21');
    expect(screen.getByRole('button', { name: 'تسليم المراجعة' })).toBeDisabled();
    await user.type(screen.getByLabelText(/ملاحظتك لصاحب العمل/), 'واضح 22');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        levels: [
          { row: 0, level: 1 },
          { row: 1, level: 0 },
        ],
        comment: 'واضح 22',
      }),
    );
  });

  it('keeps on this device what was chosen and written, over a closed page, until it is handed in [ASG-2]', async () => {
    const { user, unmount } = open();
    await screen.findByText('اقرأ بهدوء.');
    await user.keyboard('2');
    await user.type(screen.getByLabelText(/ملاحظتك لصاحب العمل/), 'واضح');
    expect(screen.getByText(/محفوظ على هذا الجهاز/)).toBeInTheDocument();
    unmount();
    const again = open({
      'PUT /api/peer-reviews/p1': () => json({ ...review, isOpen: false, finishedAt: '2026-11-21T08:00:00.000Z' }),
    });
    expect(await screen.findByLabelText(/ملاحظتك لصاحب العمل/)).toHaveValue('واضح');
    expect(screen.getByText('هذا ما كتبته من قبل، ولم يُحفظ بعد.')).toBeInTheDocument();
    const second = within(screen.getAllByRole('group')[1]!);
    await again.user.click(second.getAllByRole('button')[0]!);
    await again.user.click(screen.getByRole('button', { name: 'تسليم المراجعة' }));
    await waitFor(() =>
      expect(again.calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        levels: [
          { row: 0, level: 1 },
          { row: 1, level: 0 },
        ],
        comment: 'واضح',
      }),
    );
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  it('shows nothing of a draft to the next person, nor once reviewing has ended [ASG-2] [SEC-1]', async () => {
    const { user, unmount } = open();
    await screen.findByText('اقرأ بهدوء.');
    await user.type(screen.getByLabelText(/ملاحظتك لصاحب العمل/), 'واضح');
    unmount();
    const other = open({}, aUser({ role: 'student', id: 'somebody-else' }));
    expect(await screen.findByLabelText(/ملاحظتك لصاحب العمل/)).toHaveValue('');
    other.unmount();
    open({ 'GET /api/peer-reviews/p1': () => json({ ...review, isOpen: false }) });
    expect(await screen.findByLabelText(/ملاحظتك لصاحب العمل/)).toHaveValue('');
    await waitFor(() => expect(keptKeys()).toEqual([]));
  });

  it('shows a review that was handed in, and no way to change it [ASG-2]', async () => {
    const done = { ...review, isOpen: false, finishedAt: '2026-11-21T08:00:00.000Z', comment: 'واضح.' };
    open({
      'GET /api/peer-reviews/p1': () =>
        json({
          ...done,
          levels: [
            { row: 0, level: 1 },
            { row: 1, level: 1 },
          ],
        }),
    });
    expect(await screen.findByLabelText(/ملاحظتك لصاحب العمل/)).toHaveAttribute('readonly');
    expect(screen.queryByRole('button', { name: 'تسليم المراجعة' })).not.toBeInTheDocument();
  });

  it('says so when the work went to somebody else [ASG-2]', async () => {
    open({ 'GET /api/peer-reviews/p1': () => problem(404, 'لم نجد هذه المراجعة.') });
    expect(await screen.findByText('لم نجد هذه المراجعة.')).toBeInTheDocument();
  });
});
