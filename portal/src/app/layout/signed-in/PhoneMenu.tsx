import { CloseIcon, LogoutIcon, MenuIcon } from '@masar/ui';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '#shared/session/SessionProvider';
import { useSignOut } from '#shared/session/useSignOut';
import { SearchBox } from '../SearchBox';
import { AppearanceChoice } from './AppearanceChoice';
import { IconAction } from './IconAction';
import { PersonCard } from './PersonCard';
import styles from './PhoneMenu.module.css';
import { PlaceList } from './PlaceList';
import { accountPlaces, administration, toolGroups } from './places';
import { useFrameText } from './useFrameText';

/** The menu of narrow screens: everything of the header, closed by a link, Escape or the backdrop (NAV-2). */
export function PhoneMenu() {
  const text = useFrameText();
  const { key } = useLocation();
  const { role } = useSession();
  const signOut = useSignOut();
  // A navigation changes the key, and with it the menu is closed.
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const close = () => setOpenedAt(null);
  return (
    <span className={styles.root}>
      <IconAction label={text.menu} aria-haspopup="dialog" onClick={() => setOpenedAt(key)}>
        <MenuIcon />
      </IconAction>
      <Drawer
        // Mirrored with all of MUI's styles: where the button stands, at the end.
        anchor="right"
        open={openedAt === key}
        onClose={close}
        slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': text.menu, className: styles.paper } }}
      >
        <div className={styles.head}>
          <PersonCard />
          <IconButton aria-label={text.closeMenu} onClick={close}>
            <CloseIcon />
          </IconButton>
        </div>
        <SearchBox />
        <nav aria-label={text.mainNavigation}>
          {toolGroups.map(({ name, places }) => (
            <PlaceList key={name} title={text[name]} places={places} />
          ))}
          <Divider />
          <PlaceList places={[...accountPlaces(role), administration]} />
        </nav>
        <List disablePadding>
          <ListItemButton component="button" onClick={() => void signOut()} className={styles.button}>
            <ListItemIcon>
              <LogoutIcon />
            </ListItemIcon>
            <ListItemText primary={text.logout} />
          </ListItemButton>
        </List>
        <Divider />
        <AppearanceChoice />
      </Drawer>
    </span>
  );
}
