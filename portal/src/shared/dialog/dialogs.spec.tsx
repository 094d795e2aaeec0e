import { screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { useToast } from '#shared/toasts/ToastProvider';
import { renderInside } from '#testing/render-app';
import { commonHandlers, stubApi } from '#testing/stub-api';
import { ConfirmDialog } from './ConfirmDialog';
import { Dialog } from './Dialog';
import { Sheet } from './Sheet';

type Window = (close: () => void) => ReactNode;

/** A button of the page that opens the window. */
function Opener({ children }: { children: Window }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>فتح</button>
      {isOpen && children(() => setOpen(false))}
    </>
  );
}

function Teller() {
  const toast = useToast();
  return <button onClick={() => toast({ title: 'حُفظ' })}>أخبر</button>;
}

async function openWindow(window: Window) {
  stubApi(commonHandlers());
  const { user } = renderInside(<Opener>{window}</Opener>);
  await user.click(screen.getByRole('button', { name: 'فتح' }));
  return { user, dialog: await screen.findByRole('dialog') };
}

const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('a window above the page', () => {
  it('says first what it is, closes by Escape and gives the focus back [A11Y-1]', async () => {
    const { user, dialog } = await openWindow((close) => (
      <Dialog title="إبلاغ" onClose={close}>
        …
      </Dialog>
    ));
    expect(dialog).toHaveAccessibleName('إبلاغ');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'إبلاغ' })).toHaveFocus());
    await user.keyboard('{Escape}');
    await isClosed();
    expect(screen.getByRole('button', { name: 'فتح' })).toHaveFocus();
  });

  it('keeps a short form when somebody clicks beside it, and lets go of something to read [REL-3]', async () => {
    const { user, dialog } = await openWindow((close) => (
      <Dialog title="نموذج" onClose={close}>
        …
      </Dialog>
    ));
    await user.click(dialog.parentElement!);
    expect(screen.getByRole('dialog', { name: 'نموذج' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await isClosed();
  });

  it('shows toasts within itself, where they are heard [NAV-7]', async () => {
    const { user, dialog } = await openWindow((close) => (
      <Dialog title="نموذج" onClose={close}>
        <Teller />
      </Dialog>
    ));
    await user.click(screen.getByRole('button', { name: 'أخبر' }));
    const toast = await screen.findByText('حُفظ');
    expect(dialog).toContainElement(toast);
  });

  it('asks with the safe answer in focus [REL-3]', async () => {
    await openWindow((close) => (
      <ConfirmDialog title="حذف؟" confirm="حذف" cancel="إلغاء" onConfirm={close} onCancel={close}>
        لا رجعة.
      </ConfirmDialog>
    ));
    await waitFor(() => expect(screen.getByRole('button', { name: 'إلغاء' })).toHaveFocus());
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('لا رجعة.');
  });

  it('opens a sheet from below that its button closes [A11Y-1]', async () => {
    const { user, dialog } = await openWindow((close) => (
      <Sheet title="التصفية" side="bottom" onClose={close}>
        …
      </Sheet>
    ));
    expect(dialog).toHaveAccessibleName('التصفية');
    await user.click(screen.getByRole('button', { name: 'إغلاق' }));
    await isClosed();
  });
});
