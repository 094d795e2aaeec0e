import { Avatar, Isolated, useMessages } from '@masar/ui';
import { Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity, useLogout } from 'react-admin';
import styles from './AccountMenu.module.css';
import { layoutMessages } from './layout.messages';

/** Who is working here, the way back to the site and the way out. */
export function AccountMenu() {
  const text = useMessages(layoutMessages);
  const { data: identity } = useGetIdentity();
  const logout = useLogout();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const name = identity?.fullName ?? '';
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-label={text.account(name)}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Avatar personId={identity && String(identity.id)} name={name} />
      </button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <li className={styles.name} role="presentation">
          <Isolated>{name}</Isolated>
        </li>
        <MenuItem component="a" href="/">
          {text.portal}
        </MenuItem>
        <MenuItem onClick={() => void logout()}>{text.logout}</MenuItem>
      </Menu>
    </>
  );
}
