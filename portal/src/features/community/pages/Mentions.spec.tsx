import { screen, waitFor, within } from '@testing-library/react';
import { rememberAs, renderApp } from '#testing/render-app';
import { aUser, commonHandlers, json, stubApi } from '#testing/stub-api';
import { aForum, anOpenedDiscussion } from '../testing/a-discussion';

const person = (id: string, name: string) => ({
  id,
  name,
  call: name.replaceAll(' ', '_'),
  profileImageUrl: null,
  role: 'student' as const,
});

async function write() {
  stubApi({
    ...commonHandlers(aUser()),
    'GET /api/forums': () => json([aForum()]),
    'GET /api/discussions': () => json([]),
    'GET /api/discussions/discussion-1': () => json(anOpenedDiscussion()),
    'GET /api/discussions/discussion-1/replies': () => json([]),
    'GET /api/mentions': () => json([person('1', 'سارة حسن'), person('2', 'سارة علي')]),
  });
  rememberAs(aUser());
  const { user } = renderApp({ at: '/community?discussion=discussion-1' });
  const dialog = within(await screen.findByRole('dialog', { name: 'كيف أبدأ مع React؟' }));
  const field = await dialog.findByRole<HTMLTextAreaElement>('textbox', { name: /ردّك|رد/ });
  return { user, dialog, field };
}

describe('names while @ is being typed', () => {
  it('are chosen by arrows and Enter, which write what calls the person [NTF-1] [A11Y-1]', async () => {
    const { user, dialog, field } = await write();
    await user.type(field, 'شكراً لـ@سا');
    const list = await dialog.findByRole('listbox', { name: 'أشخاص يمكنك ذكرهم' });
    const [first, second] = within(list).getAllByRole('option');
    expect(field).toHaveAttribute('aria-activedescendant', first!.id);
    expect(field).toHaveAttribute('aria-controls', list.id);
    await user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', second!.id);
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('شكراً لـ@سارة_علي ');
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('وسلام');
    expect(field).toHaveValue('شكراً لـ@سارة_علي وسلام');
    expect(dialog.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('close with Escape, which leaves the dialog open, and Enter is a new line then [NTF-1] [A11Y-1]', async () => {
    const { user, dialog, field } = await write();
    await user.type(field, '@سا');
    await dialog.findByRole('listbox');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog.queryByRole('listbox')).not.toBeInTheDocument());
    await user.keyboard('{Enter}');
    expect(field).toHaveValue('@سا\n');
  });

  it('are chosen by touch, in the middle of a text, and the cursor stands behind the name [NTF-1]', async () => {
    const { user, dialog, field } = await write();
    await user.type(field, '@سا أهلاً', { initialSelectionStart: 0 });
    await user.type(field, 'ر', { initialSelectionStart: 3, initialSelectionEnd: 3 });
    await user.click(await dialog.findByRole('option', { name: /سارة حسن/ }));
    expect(field).toHaveValue('@سارة_حسن أهلاً');
    expect(field.selectionStart).toBe('@سارة_حسن '.length);
    expect(field).toHaveFocus();
  });
});
