import { CloseIcon, useMessages } from '@masar/ui';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import MuiLayer from '#shared/mui/MuiLayer';
import { sheetMessages } from './sheet.messages';
import { useToastsAbove } from './useToastsAbove';

interface SheetProps {
  title: string;
  /** Beside the reading start like a drawer, or from below within the thumb's reach. */
  side?: 'start' | 'bottom';
  onClose: () => void;
  children: ReactNode;
}

/** A panel over the page, closed by its button, Escape or the backdrop. Render it only while it is open. */
export function Sheet(props: SheetProps) {
  return (
    <MuiLayer>
      <Panel {...props} />
    </MuiLayer>
  );
}

function Panel({ title, side = 'start', onClose, children }: SheetProps) {
  const text = useMessages(sheetMessages);
  const ref = useToastsAbove();
  return (
    <Drawer
      open
      // Mirrored with all of MUI's styles: where reading starts.
      anchor={side === 'bottom' ? 'bottom' : 'left'}
      onClose={onClose}
      slotProps={{
        paper: {
          ref,
          role: 'dialog',
          'aria-modal': true,
          'aria-label': title,
          sx: { inlineSize: side === 'bottom' ? '100%' : 'min(380px, 90vw)', padding: '10px 16px 32px' },
        },
      }}
    >
      <Stack
        direction="row"
        sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1.5, marginBlockEnd: 1 }}
      >
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <IconButton aria-label={text.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {children}
    </Drawer>
  );
}
