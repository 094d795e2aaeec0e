import { act, screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import type { Discussion, Reply } from '../community-answers';
import { aDiscussion, aForum, anOpenedDiscussion, aReply, own } from '../testing/a-discussion';

interface Scene {
  discussion?: Partial<Discussion>;
  replies?: Reply[];
  handlers?: Handlers;
  at?: string;
  language?: 'ar' | 'en';
}

function openDiscussion({ discussion, replies = [aReply()], handlers, ...options }: Scene = {}) {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/forums': () => json([aForum(), aForum({ id: 'forum-2', nameAr: 'التصميم' })]),
    'GET /api/discussions': () => json([aDiscussion(discussion)]),
    'GET /api/discussions/discussion-1': () => json(anOpenedDiscussion(discussion)),
    'GET /api/discussions/discussion-1/replies': () => json(replies),
    ...handlers,
  });
  rememberAs(aUser());
  return { calls, ...renderApp({ at: '/community?discussion=discussion-1', ...options }) };
}
const dialogOf = async () => within(await screen.findByRole('dialog', { name: 'كيف أبدأ مع React؟' }));

describe('a discussion', () => {
  it('opens by its address, with text and replies [COM-6] [COM-2]', async () => {
    openDiscussion();
    const dialog = await dialogOf();
    expect(await dialog.findByText('ابدأ بالدرس الأول.')).toBeInTheDocument();
    expect(await dialog.findByText(/أكملت أساسيات JavaScript/)).toHaveAttribute('dir', 'rtl');
    expect(dialog.getByRole('heading', { level: 2 })).toHaveFocus();
  });

  it('opens from the list and goes back to it [COM-6]', async () => {
    const { user } = openDiscussion({ at: '/discussions' });
    await user.click(await screen.findByRole('link', { name: 'كيف أبدأ مع React؟' }));
    const dialog = await dialogOf();
    expect(window.location.search).toBe('?discussion=discussion-1');
    await user.dblClick(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(`${window.location.pathname}${window.location.search}`).toBe('/discussions');
  });

  it('tells the whole text, of which the list knows the beginning [COM-6] [PERF-9]', async () => {
    let answer: (discussion: Discussion) => void = () => undefined;
    const whole = new Promise<Discussion>((resolve) => (answer = resolve));
    const { user } = openDiscussion({
      at: '/discussions',
      handlers: {
        'GET /api/discussions': () => json([aDiscussion({ content: 'أكملت…' })]),
        'GET /api/discussions/discussion-1': async () => json(await whole),
      },
    });
    await user.click(await screen.findByRole('link', { name: 'كيف أبدأ مع React؟' }));
    const dialog = await dialogOf();
    expect(dialog.queryByText('أكملت…')).not.toBeInTheDocument();
    answer(anOpenedDiscussion({ content: 'أكملت الدورة كلها' }));
    expect(await dialog.findByText('أكملت الدورة كلها')).toBeInTheDocument();
  });

  it('turns a like round with each click, also with one that comes before the last one is drawn [COM-3]', async () => {
    const answer = (isLiked: boolean) => json({ isLiked, likesCount: isLiked ? 1 : 0 });
    const { calls } = openDiscussion({
      discussion: { isLiked: false, likesCount: 0 },
      handlers: {
        'POST /api/discussions/discussion-1/like': () => answer(true),
        'DELETE /api/discussions/discussion-1/like': () => answer(false),
      },
    });
    const heart = (await dialogOf()).getAllByRole('button', { name: /^أعجبني/ })[0]!;
    await act(async () => {
      for (let click = 0; click < 3; click += 1) {
        heart.click();
        // A turn of the event loop as between two clicks; nothing is drawn before `act` ends.
        await new Promise((resolve) => setImmediate(resolve));
      }
    });
    const likes = () => calls.filter(({ path }) => path.endsWith('/like')).map(({ method }) => method);
    await waitFor(() => expect(likes()).toEqual(['POST', 'DELETE', 'POST']));
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'));
  });

  it('says so where it cannot be found [COM-6]', async () => {
    const { user } = openDiscussion({ at: '/community?discussion=unknown' });
    const dialog = within(await screen.findByRole('dialog', { name: 'لم نجد هذا النقاش' }));
    await user.click(dialog.getByRole('button', { name: 'إلى قائمة النقاشات' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(window.location.search).toBe('');
  });

  it('takes a reply, shows it and counts it [COM-1]', async () => {
    const added = aReply({ ...own, id: 'reply-9', content: 'شكراً لكم' });
    const { user, calls } = openDiscussion({
      handlers: { 'POST /api/discussions/discussion-1/replies': () => ({ status: 201, body: added }) },
    });
    const dialog = await dialogOf();
    await user.type(dialog.getByRole('textbox', { name: /ردّك/ }), 'شكراً لكم');
    await user.click(dialog.getByRole('button', { name: 'إرسال الردّ' }));
    expect(await dialog.findByText('نُشر ردّك')).toBeInTheDocument();
    expect(await dialog.findByText('شكراً لكم')).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /ردّك/ })).toHaveValue('');
    expect(dialog.getByRole('heading', { level: 3, name: 'الردود 4' })).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/discussions/discussion-1/replies',
      body: { content: 'شكراً لكم' },
    });
  });

  it('keeps a reply that was refused, and gives the server’s reason [COM-1]', async () => {
    const { user } = openDiscussion({
      language: 'en',
      handlers: { 'POST /api/discussions/discussion-1/replies': () => problem(409, 'This discussion is locked') },
    });
    const dialog = await dialogOf();
    await user.type(dialog.getByRole('textbox', { name: /Your reply/ }), 'Thanks');
    await user.click(dialog.getByRole('button', { name: 'Send reply' }));
    expect(await dialog.findByText('Error Adding Reply')).toBeInTheDocument();
    expect(dialog.getByText('This discussion is locked', { selector: 'form *' })).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /Your reply/ })).toHaveValue('Thanks');
  });

  it('calls by name whom one answers [COM-1] [NTF-1]', async () => {
    const { user } = openDiscussion();
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: 'ردّ على نور حيدر' }));
    expect(dialog.getByRole('textbox', { name: /ردّك/ })).toHaveValue('@نور_حيدر ');
    expect(dialog.getByRole('textbox', { name: /ردّك/ })).toHaveFocus();
  });

  it('brings further replies by their cursor [COM-7]', async () => {
    const { user } = openDiscussion({
      handlers: {
        'GET /api/discussions/discussion-1/replies': (_call, query) =>
          query.get('cursor') === 'after-1'
            ? json([aReply({ id: 'reply-2', content: 'الأخير' })])
            : json([aReply()], { Link: '</api?cursor=after-1>; rel="next"' }),
      },
    });
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: 'عرض ردود أخرى' }));
    expect(await dialog.findByText('الأخير')).toBeInTheDocument();
  });

  it('says to who writes too fast how long to wait, as long as the words are not sent [COM-4] [REL-7]', async () => {
    const sentence = 'شاركت كثيراً في وقت قصير. يمكنك المتابعة بعد نحو 7 د.';
    const { user } = openDiscussion({
      handlers: { 'POST /api/discussions/discussion-1/replies': () => problem(429, sentence) },
    });
    const dialog = await dialogOf();
    await user.type(dialog.getByRole('textbox', { name: /ردّك/ }), 'شكراً');
    await user.click(dialog.getByRole('button', { name: 'إرسال الردّ' }));
    expect(await within(dialog.getByRole('form', { name: 'ردّك' })).findByText(sentence)).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /ردّك/ })).toHaveValue('شكراً');
  });

  it('takes no replies when it is locked, and asks for none [COM-4]', async () => {
    openDiscussion({ discussion: { isLocked: true }, replies: [] });
    const dialog = await dialogOf();
    expect(await dialog.findByText('لا ردود.')).toBeInTheDocument();
    expect(dialog.getByText('أُغلق هذا النقاش ولا يستقبل ردوداً جديدة.')).toBeInTheDocument();
    expect(dialog.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('tells its author why it was hidden [COM-4]', async () => {
    const moderation = { action: 'hide' as const, reason: 'إعلان', at: '2026-11-11T08:00:00.000Z' };
    openDiscussion({ discussion: { ...own, canEdit: false, status: 'hidden', moderation } });
    const dialog = await dialogOf();
    expect(dialog.getByText(/أخفى المشرفون هذه المشاركة/)).toBeInTheDocument();
    expect(dialog.getByText('إعلان')).toBeInTheDocument();
  });

  it.each([
    ['pin', 'ثبّت المشرفون هذا النقاش في أعلى القائمة.'],
    ['move', 'نقل المشرفون هذا النقاش إلى هذا المنتدى.'],
    ['approve', 'راجع المشرفون هذا النقاش ونشروه.'],
  ] as const)('tells its author what a moderator decided (%s) and why [COM-4]', async (action, outcome) => {
    const moderation = { action, reason: 'مكانه هنا', at: '2026-11-11T08:00:00.000Z' };
    openDiscussion({ discussion: { ...own, moderation } });
    const dialog = await dialogOf();
    expect(dialog.getByText(outcome)).toBeInTheDocument();
    expect(dialog.getByText('مكانه هنا')).toBeInTheDocument();
  });

  it('leads from the question of a lesson to that lesson [COM-4] [COM-6]', async () => {
    const lesson = { id: 'lesson-1', courseId: 'course-1', titleAr: 'مقدمة', titleEn: 'Introduction' };
    openDiscussion({ discussion: { forumId: null, lessonId: lesson.id, lesson } });
    const dialog = await dialogOf();
    expect(dialog.getByRole('link', { name: 'مقدمة' })).toHaveAttribute('href', '/courses/course-1/lessons/lesson-1');
  });

  it('tells its author that it waits for review [COM-4]', async () => {
    openDiscussion({ discussion: { ...own, status: 'pending' } });
    expect((await dialogOf()).getByText(/تنتظر هذه المشاركة مراجعة المشرفين/)).toBeInTheDocument();
  });

  it('keeps the place of deleted and hidden replies [COM-4]', async () => {
    const gone = { content: '', author: null, userId: null };
    openDiscussion({
      replies: [aReply({ ...gone, id: 'a', status: 'deleted' }), aReply({ ...gone, id: 'b', status: 'hidden' })],
    });
    const dialog = await dialogOf();
    expect(await dialog.findByText('حذف الكاتب هذا الردّ.')).toBeInTheDocument();
    expect(dialog.getByText('أخفى المشرفون هذا الردّ.')).toBeInTheDocument();
  });
});

describe('the menu of a post', () => {
  const menuOf = async (user: ReturnType<typeof openDiscussion>['user'], subject: string) => {
    const dialog = await dialogOf();
    await user.click(await dialog.findByRole('button', { name: `إجراءات أخرى: ${subject}` }));
    return dialog;
  };

  it('lets authors edit their own in its place [COM-4]', async () => {
    const edited = anOpenedDiscussion({ ...own, title: 'عنوان أوضح', isEdited: true });
    const { user, calls } = openDiscussion({
      discussion: own,
      handlers: { 'PATCH /api/discussions/discussion-1': () => json(edited) },
    });
    const dialog = await menuOf(user, 'كيف أبدأ مع React؟');
    await user.click(screen.getByRole('menuitem', { name: 'تعديل' }));
    const title = dialog.getByRole('textbox', { name: /العنوان/ });
    await user.clear(title);
    await user.type(title, 'عنوان أوضح');
    await user.click(dialog.getByRole('button', { name: 'حفظ التعديل' }));
    expect(await screen.findByRole('dialog', { name: 'عنوان أوضح' })).toBeInTheDocument();
    expect(calls).toContainEqual({
      method: 'PATCH',
      path: '/api/discussions/discussion-1',
      body: { title: 'عنوان أوضح', content: aDiscussion().content },
    });
  });

  it('asks before authors delete their own, and leaves the discussion then [COM-4]', async () => {
    const { user, calls } = openDiscussion({
      discussion: own,
      handlers: { 'DELETE /api/discussions/discussion-1': () => ({ status: 204 }) },
    });
    await menuOf(user, 'كيف أبدأ مع React؟');
    await user.click(screen.getByRole('menuitem', { name: 'حذف' }));
    const question = within(await screen.findByRole('dialog', { name: 'حذف النقاش؟' }));
    await user.click(question.getByRole('button', { name: 'حذف' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.some(({ method }) => method === 'DELETE')).toBe(true);
  });

  it('reports the post of somebody else with a reason [COM-4]', async () => {
    const { user, calls } = openDiscussion({
      handlers: { 'POST /api/replies/reply-1/report': () => ({ status: 201, body: {} }) },
    });
    await menuOf(user, 'نور حيدر');
    await user.click(screen.getByRole('menuitem', { name: 'إبلاغ' }));
    const report = within(await screen.findByRole('dialog', { name: 'الإبلاغ عن مشاركة' }));
    await user.click(report.getByRole('button', { name: 'إرسال البلاغ' }));
    expect(report.getByText('اختر السبب.')).toBeInTheDocument();
    const [other] = report.getAllByRole('radio').filter((one) => one.getAttribute('value') !== 'spam');
    await user.click(other!);
    await user.click(report.getByRole('radio', { name: 'إعلان أو رسالة مزعجة' }));
    // The dot is drawn by a state of its own.
    expect(report.getAllByRole('radio').filter((one) => one.closest('.Mui-checked'))).toHaveLength(1);
    await user.click(report.getByRole('button', { name: 'إرسال البلاغ' }));
    expect(await screen.findByText('وصل بلاغك')).toBeInTheDocument();
    expect(calls).toContainEqual({ method: 'POST', path: '/api/replies/reply-1/report', body: { reason: 'spam' } });
  });

  it('keeps a report that the server refuses, and says why beside its button [COM-4] [REL-3]', async () => {
    const { user } = openDiscussion({
      handlers: { 'POST /api/replies/reply-1/report': () => problem(429, 'بلاغات كثيرة.') },
    });
    await menuOf(user, 'نور حيدر');
    await user.click(screen.getByRole('menuitem', { name: 'إبلاغ' }));
    const report = within(await screen.findByRole('dialog', { name: 'الإبلاغ عن مشاركة' }));
    await user.click(report.getByRole('radio', { name: 'إعلان أو رسالة مزعجة' }));
    await user.type(report.getByRole('textbox'), 'في كل نقاش');
    await user.click(report.getByRole('button', { name: 'إرسال البلاغ' }));
    expect(await report.findByText('بلاغات كثيرة.')).toBeInTheDocument();
    expect(report.getByRole('radio', { name: 'إعلان أو رسالة مزعجة' })).toBeChecked();
    expect(report.getByRole('textbox')).toHaveValue('في كل نقاش');
  });

  it('offers decisions to moderators only, and hides with a reason [COM-4]', async () => {
    const { user, calls } = openDiscussion({
      discussion: { canModerate: true },
      handlers: { 'POST /api/discussions/discussion-1/hide': () => json(aDiscussion({ status: 'hidden' })) },
    });
    await menuOf(user, 'كيف أبدأ مع React؟');
    for (const act of ['تثبيت', 'إغلاق الردود', 'نقل إلى منتدى آخر']) {
      expect(screen.getByRole('menuitem', { name: act })).toBeInTheDocument();
    }
    await user.click(screen.getByRole('menuitem', { name: 'إخفاء' }));
    const decision = within(await screen.findByRole('dialog', { name: 'إخفاء' }));
    await user.click(decision.getByRole('button', { name: 'تأكيد' }));
    expect(decision.getByText('السبب مطلوب عند الإخفاء.')).toBeInTheDocument();
    await user.type(decision.getByRole('textbox'), 'إعلان');
    await user.click(decision.getByRole('button', { name: 'تأكيد' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'إخفاء' })).not.toBeInTheDocument());
    expect(calls).toContainEqual({
      method: 'POST',
      path: '/api/discussions/discussion-1/hide',
      body: { reason: 'إعلان' },
    });
  });

  it('moves a discussion to another forum [COM-4]', async () => {
    const { user, calls } = openDiscussion({
      discussion: { canModerate: true },
      handlers: { 'POST /api/discussions/discussion-1/move': () => json(aDiscussion({ forumId: 'forum-2' })) },
    });
    await menuOf(user, 'كيف أبدأ مع React؟');
    await user.click(screen.getByRole('menuitem', { name: 'نقل إلى منتدى آخر' }));
    const decision = within(await screen.findByRole('dialog', { name: 'نقل إلى منتدى آخر' }));
    expect(decision.queryByRole('option', { name: 'تطوير الويب' })).not.toBeInTheDocument();
    await user.selectOptions(decision.getByRole('combobox'), 'forum-2');
    await user.click(decision.getByRole('button', { name: 'تأكيد' }));
    await waitFor(() =>
      expect(calls).toContainEqual({
        method: 'POST',
        path: '/api/discussions/discussion-1/move',
        body: { forumId: 'forum-2' },
      }),
    );
  });
});
