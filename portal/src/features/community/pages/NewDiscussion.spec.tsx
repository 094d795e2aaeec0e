import { screen, waitFor, within } from '@testing-library/react';
import { writeStored } from '#shared/storage/stored';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, type Handlers, json, problem, stubApi } from '#testing/stub-api';
import { aDiscussion, aForum, own } from '../testing/a-discussion';

const created = aDiscussion({ ...own, id: 'discussion-9', title: 'سؤالي', content: 'النص', repliesCount: 0 });

async function compose(handlers: Handlers = {}, language: 'ar' | 'en' = 'ar') {
  const calls = stubApi({
    ...commonHandlers(aUser()),
    'GET /api/forums': () => json([aForum()]),
    'GET /api/discussions': () => json([aDiscussion()]),
    'GET /api/discussions/discussion-9': () => json(created),
    'GET /api/discussions/discussion-9/replies': () => json([]),
    'POST /api/discussions': () => ({ status: 201, body: created }),
    ...handlers,
  });
  rememberAs(aUser());
  const { user } = renderApp({ at: '/community', language });
  const name = language === 'ar' ? 'نقاش جديد' : 'New discussion';
  const open = async () => {
    await user.click(await screen.findByRole('button', { name }));
    return within(await screen.findByRole('dialog', { name }));
  };
  const fill = async (dialog: Awaited<ReturnType<typeof open>>) => {
    await dialog.findByRole('option', { name: 'تطوير الويب' });
    await user.selectOptions(dialog.getByRole('combobox', { name: /المنتدى/ }), 'forum-1');
    await user.type(dialog.getByRole('textbox', { name: /العنوان/ }), 'سؤالي');
    await user.type(dialog.getByRole('textbox', { name: /النص/ }), 'النص');
  };
  return { calls, user, open, fill };
}

/** A message moves out of its dialog when that closes, and is another element then. */
const isTold = (message: string) => waitFor(() => expect(screen.getByText(message)).toBeInTheDocument());

const sentKeys = () =>
  (globalThis.fetch as jest.MockedFunction<typeof fetch>).mock.calls
    .map(([request]) => request as Request)
    .filter(({ method, url }) => method === 'POST' && url.endsWith('/api/discussions'))
    .map(({ headers }) => headers.get('Idempotency-Key'));

describe('a new discussion', () => {
  it('needs a forum, a title and a text, in the words of the specification [COM-1]', async () => {
    const { user, open, calls } = await compose({}, 'en');
    const dialog = await open();
    await user.click(dialog.getByRole('button', { name: 'Publish discussion' }));
    expect(dialog.getByText('Forum is required')).toBeInTheDocument();
    expect(dialog.getByText('Title is required')).toBeInTheDocument();
    expect(dialog.getByText('Text is required')).toBeInTheDocument();
    expect(dialog.getByRole('combobox', { name: /Forum/ })).toHaveFocus();
    await user.type(dialog.getByRole('textbox', { name: /Title/ }), 'So');
    await user.click(dialog.getByRole('button', { name: 'Publish discussion' }));
    expect(dialog.getByText('The title is too short; write at least three characters.')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('is told, and opens at its own address [COM-1] [COM-6]', async () => {
    const { user, open, fill, calls } = await compose();
    const dialog = await open();
    await fill(dialog);
    await user.click(dialog.getByRole('button', { name: 'نشر النقاش' }));
    await isTold('نُشر نقاشك');
    expect(await screen.findByRole('dialog', { name: 'سؤالي' })).toBeInTheDocument();
    expect(window.location.search).toBe('?discussion=discussion-9');
    const body = { forumId: 'forum-1', title: 'سؤالي', content: 'النص' };
    expect(calls).toContainEqual({ method: 'POST', path: '/api/discussions', body });
  });

  it('is sent once by a double click [COM-1] [REL-1]', async () => {
    const { user, open, fill } = await compose();
    const dialog = await open();
    await fill(dialog);
    await user.dblClick(dialog.getByRole('button', { name: 'نشر النقاش' }));
    await isTold('نُشر نقاشك');
    expect(sentKeys()).toHaveLength(1);
  });

  it('keeps its words through a failure and goes out again under the same key [COM-1] [REL-1]', async () => {
    let isBroken = true;
    const { user, open, fill } = await compose({
      'POST /api/discussions': () => (isBroken ? problem(503, 'الخادم مشغول الآن') : { status: 201, body: created }),
    });
    const dialog = await open();
    await fill(dialog);
    await user.click(dialog.getByRole('button', { name: 'نشر النقاش' }));
    expect(await screen.findByText('خطأ في إنشاء النقاش')).toBeInTheDocument();
    // The message passes; beside the button it stays.
    expect(dialog.getByText('الخادم مشغول الآن', { selector: 'form *' })).toBeInTheDocument();
    expect(dialog.getByRole('textbox', { name: /العنوان/ })).toHaveValue('سؤالي');
    isBroken = false;
    await user.click(dialog.getByRole('button', { name: 'نشر النقاش' }));
    await isTold('نُشر نقاشك');
    const [first, second] = sentKeys();
    expect(first).toBeTruthy();
    expect(second).toBe(first);
  });

  it('keeps its draft when the dialog is closed, until it is discarded [COM-1]', async () => {
    const { user, open, fill } = await compose();
    const dialog = await open();
    await fill(dialog);
    await user.click(dialog.getByRole('button', { name: 'إغلاق' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const again = await open();
    expect(again.getByRole('textbox', { name: /العنوان/ })).toHaveValue('سؤالي');
    await user.click(again.getByRole('button', { name: 'حذف المسودة' }));
    expect(again.getByRole('textbox', { name: /العنوان/ })).toHaveValue('');
  });

  it('is nobody’s newer state where its draft was begun in another forum [COM-1]', async () => {
    writeStored(
      `masarDraft:${aUser().id}:new-discussion`,
      JSON.stringify({
        typed: { title: 'سؤالي', content: 'النص', forumId: 'forum-1' },
        begun: { title: '', content: '', forumId: 'another' },
      }),
    );
    const { open } = await compose();
    const dialog = await open();
    expect(dialog.getByRole('textbox', { name: /العنوان/ })).toHaveValue('سؤالي');
    expect(dialog.getByRole('button', { name: 'حذف المسودة' })).toBeInTheDocument();
  });

  it('can be looked at before it is sent [COM-2]', async () => {
    const { user, open } = await compose();
    const dialog = await open();
    await user.type(dialog.getByRole('textbox', { name: /النص/ }), '**مهم**');
    await user.click(dialog.getByRole('tab', { name: 'معاينة' }));
    expect((await dialog.findByText('مهم')).tagName).toBe('STRONG');
  });
});
