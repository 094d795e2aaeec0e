import { MoreIcon } from '@masar/ui';
import IconButton from '@mui/material/IconButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';

export interface MenuAction {
  label: string;
  icon?: ReactNode;
  act: () => void;
}

interface ActionMenuProps {
  /** Says whose actions these are. */
  label: string;
  actions: readonly MenuAction[];
}

/** The three dots beside one thing and what may be done with it. */
export function ActionMenu({ label, actions }: ActionMenuProps) {
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        id={id}
        anchorEl={button}
        open={button !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': label } }}
      >
        {actions.map((action) => (
          <MenuItem
            key={action.label}
            onClick={() => {
              close();
              action.act();
            }}
          >
            {action.icon && <ListItemIcon>{action.icon}</ListItemIcon>}
            {action.label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
