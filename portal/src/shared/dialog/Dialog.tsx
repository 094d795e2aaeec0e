import { CloseIcon, useMessages } from '@masar/ui';
import MuiDialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { dialogMessages } from './dialog.messages';
import { useToastsAbove } from './useToastsAbove';

interface DialogProps {
  title: ReactNode;
  /** Direction of the title's own language, where people wrote it. */
  titleDirection?: 'rtl' | 'ltr' | undefined;
  /** Narrow for a question or a short form; wide for something to read, which fills the screen of a phone. */
  size?: 'narrow' | 'wide';
  onClose: () => void;
  children: ReactNode;
}

/** A window over the page, closed by its button or Escape. Render it only while it is open. */
export function Dialog(props: DialogProps) {
  return (
    <MuiLayer>
      <Window {...props} />
    </MuiLayer>
  );
}

function Window({ title, titleDirection, size = 'narrow', onClose, children }: DialogProps) {
  const text = useMessages(dialogMessages);
  const titleId = useId();
  const isOnPhone = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const ref = useToastsAbove();
  // A click beside a short form would throw away what was typed.
  const close = (_event: object, reason: 'backdropClick' | 'escapeKeyDown') => {
    if (size === 'wide' || reason === 'escapeKeyDown') onClose();
  };
  return (
    <MuiDialog
      open
      maxWidth={size === 'wide' ? 'md' : 'sm'}
      fullScreen={size === 'wide' && isOnPhone}
      onClose={close}
      aria-labelledby={titleId}
      slotProps={{ paper: { ref } }}
    >
      <Heading id={titleId} direction={titleDirection}>
        {title}
      </Heading>
      <IconButton
        aria-label={text.close}
        onClick={onClose}
        sx={{ position: 'absolute', insetBlockStart: 8, insetInlineEnd: 10 }}
      >
        <CloseIcon />
      </IconButton>
      <DialogContent dividers>{children}</DialogContent>
    </MuiDialog>
  );
}

interface HeadingProps {
  id: string;
  direction: 'rtl' | 'ltr' | undefined;
  children: ReactNode;
}

/** Has the focus first: whoever listens hears where they are, of which the close button says nothing. */
function Heading({ id, direction, children }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <DialogTitle ref={heading} id={id} tabIndex={-1} dir={direction} sx={{ paddingInlineEnd: 8, outline: 'none' }}>
      {children}
    </DialogTitle>
  );
}
