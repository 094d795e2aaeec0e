import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aSitePage } from '#testing/site-pages';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aDiscussion, aForum } from '../testing/a-discussion';

function openCommunity(handlers: Handlers = {}, options: Parameters<typeof renderApp>[0] = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/forums': () => json([aForum(), aForum({ id: 'forum-2', nameAr: 'التصميم', discussionsCount: 5 })]),
    'GET /api/discussions': () => json([aDiscussion()]),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/community', ...options }) };
}

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const firstCard = async () => (await screen.findByRole('link', { name: 'كيف أبدأ مع React؟' })).closest('li')!;

describe('the forum', () => {
  it.each(['/community', '/discussions'])(
    'is found at %s, with its figures and the live count [COM-1] [COM-6]',
    async (at) => {
      const figures = [
        { name: 'members', value: 5000, isAtLeast: true },
        { name: 'repliesToday', value: 3, isAtLeast: false },
      ];
      openCommunity({ 'GET /api/site/community': () => json(aSitePage('community', { figures })) }, { at });
      expect(await screen.findByRole('heading', { level: 1, name: 'المنتدى' })).toBeInTheDocument();
      expect(await screen.findByText('5,000+')).toBeInTheDocument();
      expect(screen.getByText('ردّ اليوم')).toBeInTheDocument();
      expect(await screen.findByText('17')).toBeInTheDocument();
    },
  );

  it('says that there is no forum yet, and offers no form that leads nowhere [COM-1] [CON-5]', async () => {
    openCommunity({ 'GET /api/forums': () => json([]) });
    expect(await screen.findByRole('heading', { name: 'لا منتديات بعد' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'نقاش جديد' })).not.toBeInTheDocument();
  });

  it('has no tile for what nobody set and nobody did [COM-6] [READ-1]', async () => {
    openCommunity();
    expect(await screen.findByText('17')).toBeInTheDocument();
    expect(screen.queryByText('عضو نشط')).not.toBeInTheDocument();
    expect(screen.queryByText('ردّ اليوم')).not.toBeInTheDocument();
  });

  it('shows four placeholders while discussions load [COM-1]', async () => {
    openCommunity({ 'GET /api/discussions': () => new Promise<never>(() => undefined) });
    expect(await screen.findAllByTestId('discussion-skeleton')).toHaveLength(4);
  });

  it('shows author, forum, age, replies and likes of a pinned discussion [COM-1]', async () => {
    openCommunity({
      'GET /api/discussions': () => json([aDiscussion({ isPinned: true, createdAt: minutesAgo(11) })]),
    });
    const card = await firstCard();
    expect(card).toHaveTextContent('ن');
    for (const words of ['نور حيدر', 'تطوير الويب', 'قبل 11 دقيقة', 'مثبّت', '3 ردود']) {
      await waitFor(() => expect(card).toHaveTextContent(words));
    }
    expect(within(card).getByRole('button', { name: 'أعجبني، كيف أبدأ مع React؟: 2' })).toBeInTheDocument();
  });

  it('says how often a discussion was viewed, and nothing of one that nobody viewed [COM-11]', async () => {
    openCommunity({
      'GET /api/discussions': () =>
        json([aDiscussion({ viewsCount: 11 }), aDiscussion({ id: 'discussion-2', title: 'سؤال آخر', viewsCount: 0 })]),
    });
    expect(await firstCard()).toHaveTextContent('11 مشاهدة');
    expect(screen.getByRole('link', { name: 'سؤال آخر' }).closest('li')).not.toHaveTextContent('مشاهد');
  });

  it('gives who has no name the letter U, and words age in English too [COM-1] [READ-4]', async () => {
    const nameless = aDiscussion({ author: null, userId: null, createdAt: minutesAgo(0), repliesCount: 1 });
    openCommunity({ 'GET /api/discussions': () => json([nameless]) }, { language: 'en' });
    const card = await firstCard();
    expect(within(card).getByText('U')).toBeInTheDocument();
    expect(card).toHaveTextContent('Former membernow');
    expect(card).toHaveTextContent('1 reply');
  });

  it('asks for one forum when it is chosen, and keeps it in the address [COM-1]', async () => {
    const asked: (string | null)[] = [];
    const { user } = openCommunity({
      'GET /api/discussions': (_call, query) => {
        asked.push(query.get('forumId'));
        return json([aDiscussion()]);
      },
    });
    const forums = await screen.findByRole('navigation', { name: 'المنتديات' });
    expect(within(forums).getByRole('link', { name: 'كل المنتديات' })).toHaveAttribute('aria-current', 'true');
    await user.click(await within(forums).findByRole('link', { name: /التصميم/ }));
    await waitFor(() => expect(asked).toEqual([null, 'forum-2']));
    expect(window.location.search).toBe('?forum=forum-2');
  });

  it('lists by activity, what waits and what is solved, each under its tab and address [COM-9]', async () => {
    const asked: (string | null)[] = [];
    const { user } = openCommunity({
      'GET /api/discussions': (_call, query) => {
        asked.push(query.get('view'));
        return json(query.get('view') === 'unanswered' ? [] : [aDiscussion({ acceptedReplyId: 'reply-1' })]);
      },
    });
    expect(await firstCard()).toHaveTextContent('محلول');
    await user.click(screen.getByRole('tab', { name: 'بلا ردّ' }));
    expect(await screen.findByRole('heading', { name: 'لا سؤال ينتظر ردّاً هنا' })).toBeInTheDocument();
    await user.click(screen.getByRole('tab', { name: 'محلولة' }));
    expect(await firstCard()).toBeInTheDocument();
    expect(asked).toEqual(['active', 'unanswered', 'solved']);
    expect(window.location.search).toBe('?view=solved');
  });

  it('finds by title or content in what is loaded, whatever the spelling [COM-1] [SRCH-1]', async () => {
    const { user, calls } = openCommunity({
      'GET /api/discussions': () =>
        json([aDiscussion(), aDiscussion({ id: 'discussion-2', title: 'الإدارة', content: 'سؤال' })]),
    });
    await user.type(await screen.findByRole('searchbox', { name: 'ابحث في النقاشات' }), 'ادارة');
    await waitFor(() => expect(screen.queryByText('كيف أبدأ مع React؟')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'الإدارة' })).toBeInTheDocument();
    expect(calls.filter(({ path }) => path === '/api/discussions')).toHaveLength(1);
  });

  it('asks the server where more is there than loaded [COM-1] [COM-7]', async () => {
    openCommunity(
      {
        'GET /api/discussions': (_call, query) =>
          query.get('search') === 'نادر'
            ? json([aDiscussion({ id: 'discussion-9', title: 'سؤال نادر' })])
            : json([aDiscussion()], { Link: '</api/discussions?cursor=next>; rel="next"', 'X-Total-Count': '900' }),
      },
      { at: '/community?search=نادر' },
    );
    expect(await screen.findByRole('link', { name: 'سؤال نادر' })).toBeInTheDocument();
  });

  it('says that nothing was found and clears the search [COM-1]', async () => {
    const { user } = openCommunity({}, { at: '/community?search=xyz' });
    expect(await screen.findByRole('heading', { name: 'لم نجد نقاشاً بهذه الكلمات' })).toBeInTheDocument();
    const state = screen.getByRole('heading', { name: 'لم نجد نقاشاً بهذه الكلمات' }).parentElement!;
    await user.click(within(state).getByRole('button', { name: 'مسح البحث' }));
    expect(await firstCard()).toBeInTheDocument();
  });

  it('invites to begin where a forum is empty [COM-1]', async () => {
    openCommunity({ 'GET /api/discussions': () => json([]) }, { language: 'en' });
    expect(await screen.findByText('Be the first to start a discussion in this forum')).toBeInTheDocument();
  });

  it('tells why discussions could not be loaded and tries again [COM-1]', async () => {
    let isBroken = true;
    const { user } = openCommunity({
      'GET /api/discussions': () => (isBroken ? problem(503, 'Service Unavailable') : json([aDiscussion()])),
    });
    expect(await screen.findByRole('heading', { name: 'تعذّر تحميل النقاشات' })).toBeInTheDocument();
    isBroken = false;
    await user.click(screen.getByRole('button', { name: 'إعادة المحاولة' }));
    expect(await firstCard()).toBeInTheDocument();
  });

  it('brings the next page by its cursor [COM-7]', async () => {
    const { user } = openCommunity({
      'GET /api/discussions': (_call, query) =>
        query.get('cursor') === 'after-1'
          ? json([aDiscussion({ id: 'discussion-2', title: 'الثاني' })])
          : json([aDiscussion()], { Link: '</api/discussions?cursor=after-1>; rel="next"' }),
    });
    await user.click(await screen.findByRole('button', { name: 'عرض المزيد' }));
    expect(await screen.findByRole('link', { name: 'الثاني' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'عرض المزيد' })).not.toBeInTheDocument();
  });
});

describe('a like', () => {
  it('shows at once, is sent once, and takes the server’s count [COM-3]', async () => {
    let answer: () => void = () => undefined;
    const { user, calls } = openCommunity({
      'POST /api/discussions/discussion-1/like': async () => {
        await new Promise<void>((resolve) => (answer = resolve));
        return json({ likesCount: 7, isLiked: true });
      },
    });
    const heart = within(await firstCard()).getByRole('button', { name: /^أعجبني/ });
    await user.click(heart);
    expect(heart).toHaveTextContent(/3$/);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    answer();
    await waitFor(() => expect(heart).toHaveTextContent(/7$/));
    expect(calls.filter(({ path }) => path.endsWith('/like'))).toHaveLength(1);
  });

  it('is taken back where the server refuses it [COM-3]', async () => {
    const { user } = openCommunity({ 'POST /api/discussions/discussion-1/like': () => problem(429, 'تمهّل قليلاً') });
    const heart = within(await firstCard()).getByRole('button', { name: /^أعجبني/ });
    await user.click(heart);
    expect(await screen.findByText('تمهّل قليلاً')).toBeInTheDocument();
    await waitFor(() => expect(heart).toHaveTextContent(/2$/));
    expect(heart).toHaveAttribute('aria-pressed', 'false');
  });
});
