import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { OpenedDiscussion, Reply } from '../community-answers';
import { aForum, anOpenedDiscussion, aReply, own } from '../testing/a-discussion';

interface Scene {
  discussion?: Partial<OpenedDiscussion>;
  replies?: Reply[];
  handlers?: Handlers;
  at?: string;
  language?: 'ar' | 'en';
}

function openTopic({ discussion, replies = [aReply()], handlers, ...options }: Scene = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/forums': () => json([aForum()]),
    'GET /api/discussions': () => json([]),
    'GET /api/discussions/discussion-1': () => json(anOpenedDiscussion(discussion)),
    'GET /api/discussions/discussion-1/replies': () => json(replies),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/discussions/discussion-1', ...options }) };
}

const answer = (changes: Partial<Reply> = {}) => aReply({ id: 'reply-2', content: 'استعمل `useState`.', ...changes });
const accepted = answer({ isAccepted: true });
const solved = { acceptedReplyId: accepted.id, acceptedAnswer: accepted };

describe('the page of a discussion', () => {
  it('has its title as heading and in the tab, the question, replies and the form [COM-10]', async () => {
    openTopic();
    expect(await screen.findByRole('heading', { level: 1, name: 'كيف أبدأ مع React؟' })).toBeInTheDocument();
    expect(await screen.findByText('ابدأ بالدرس الأول.')).toBeInTheDocument();
    expect(screen.getByText(/أكملت أساسيات JavaScript/)).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /ردّك/ })).toBeInTheDocument();
    expect(document.title).toContain('كيف أبدأ مع React؟');
    expect(screen.getByRole('link', { name: 'كل النقاشات' })).toHaveAttribute('href', '/discussions');
  });

  it('shows the accepted answer right below the question, and in its place the way to it [COM-8] [COM-10]', async () => {
    const { user } = openTopic({ discussion: solved, replies: [aReply(), accepted] });
    const lifted = await screen.findByRole('article', { name: 'الجواب المعتمد' });
    expect(await within(lifted).findByText('useState')).toBeInTheDocument();
    const replies = screen.getByRole('region', { name: 'الردود' });
    expect(within(replies).queryByText('useState')).not.toBeInTheDocument();
    await user.click(within(replies).getByRole('button', { name: 'نصّه أعلى الصفحة' }));
    expect(lifted).toHaveFocus();
    await user.click(within(lifted).getByRole('button', { name: 'مكانه بين الردود' }));
    expect(document.activeElement).toHaveAttribute('id', 'reply-reply-2');
  });

  it('lifts what the instructor answered and marks them [COM-8]', async () => {
    const ofInstructor = answer({ answersAs: 'instructor' });
    openTopic({ discussion: { instructorAnswer: ofInstructor }, replies: [aReply(), ofInstructor] });
    const lifted = await screen.findByRole('article', { name: 'جواب المدرّب' });
    expect(within(lifted).getByText('المدرّب')).toBeInTheDocument();
  });

  it('lets who asked accept an answer and take it back, and nobody else [COM-8]', async () => {
    let now = anOpenedDiscussion({ ...own, canAccept: true });
    const { user, calls } = openTopic({
      handlers: {
        'GET /api/discussions/discussion-1': () => json(now),
        'GET /api/discussions/discussion-1/replies': () => json([now.acceptedAnswer ?? answer()]),
        'POST /api/discussions/discussion-1/accept': () => json((now = { ...now, ...solved })),
        'POST /api/discussions/discussion-1/unaccept': () =>
          json((now = { ...now, acceptedReplyId: null, acceptedAnswer: null })),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'اعتماده جواباً: ردّ نور حيدر' }));
    const lifted = await screen.findByRole('article', { name: 'الجواب المعتمد' });
    expect(screen.getByText('محلول')).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/discussions/discussion-1/accept',
      body: { replyId: 'reply-2' },
    });
    await user.click(within(lifted).getByRole('button', { name: 'إلغاء الاعتماد: ردّ نور حيدر' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'الجواب المعتمد' })).not.toBeInTheDocument());
  });

  it('offers others no choice [COM-8]', async () => {
    openTopic({ discussion: solved, replies: [accepted] });
    await screen.findByRole('article', { name: 'الجواب المعتمد' });
    expect(screen.queryByRole('button', { name: /اعتماد/ })).not.toBeInTheDocument();
  });

  it('seeks the reply that the address names, page by page [COM-10]', async () => {
    openTopic({
      at: '/discussions/discussion-1?reply=reply-9',
      handlers: {
        'GET /api/discussions/discussion-1/replies': (_call, query) =>
          query.get('cursor') === 'after-1'
            ? json([aReply({ id: 'reply-9', content: 'هنا' })])
            : json([aReply()], { Link: '</api?cursor=after-1>; rel="next"' }),
      },
    });
    await screen.findByText('هنا');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'reply-reply-9'));
  });

  it('says so where it is hidden or unknown, and leads back [COM-10]', async () => {
    openTopic({ handlers: { 'GET /api/discussions/discussion-1': () => problem(404, 'unknown') } });
    expect(await screen.findByRole('heading', { level: 1, name: 'لم نجد هذا النقاش' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'إلى قائمة النقاشات' })).toHaveAttribute('href', '/discussions');
  });

  it('tells why it could not be opened and tries again [COM-10]', async () => {
    let isBroken = true;
    const { user } = openTopic({
      handlers: {
        'GET /api/discussions/discussion-1': () =>
          isBroken ? problem(503, 'الخادم مشغول') : json(anOpenedDiscussion()),
      },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'تعذّر فتح النقاش' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'كيف أبدأ مع React؟' })).toBeInTheDocument();
  });

  it('leads back to the list when its author deletes it [COM-4] [COM-10]', async () => {
    const { user } = openTopic({
      discussion: own,
      handlers: { 'DELETE /api/discussions/discussion-1': () => ({ status: 204 }) },
    });
    await user.click(await screen.findByRole('button', { name: 'إجراءات أخرى: كيف أبدأ مع React؟' }));
    await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
    const question = within(await screen.findByRole('dialog', { name: 'حذف النقاش؟' }));
    await user.click(question.getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(window.location.pathname).toBe('/discussions'));
  });

  it('is one click from the quick look [COM-10]', async () => {
    const { user } = openTopic({ at: '/discussions?discussion=discussion-1' });
    await user.click(await screen.findByRole('link', { name: 'فتح صفحة النقاش' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'كيف أبدأ مع React؟' })).toBeInTheDocument();
    expect(window.location.pathname).toBe('/discussions/discussion-1');
  });
});
