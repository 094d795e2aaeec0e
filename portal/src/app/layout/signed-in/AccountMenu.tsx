import { Avatar, LogoutIcon } from '@masar/ui';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { useSession } from '#shared/session/SessionProvider';
import { useSignOut } from '#shared/session/useSignOut';
import { IconAction } from './IconAction';
import { PersonCard } from './PersonCard';
import { PlaceItem } from './PlaceItem';
import { accountPlaces } from './places';
import { useFrameText } from './useFrameText';

/** Who is signed in, and what is theirs (spec 2). */
export function AccountMenu() {
  const text = useFrameText();
  const id = useId();
  const { user, role, displayName } = useSession();
  const signOut = useSignOut();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <IconAction
        label={text.account(displayName)}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        <Avatar
          personId={user?.id}
          name={displayName}
          imageUrl={user?.profileImageUrl ?? null}
          // Until the server says who it is: no colour that changes with its answer.
          tone={user ? undefined : 'neutral'}
        />
      </IconAction>
      <Menu
        id={id}
        anchorEl={button}
        open={button !== null}
        onClose={close}
        variant="menu"
        slotProps={{ list: { component: 'div', 'aria-label': text.account(displayName) } }}
      >
        <PersonCard />
        <Divider component="div" />
        {accountPlaces(role).map((place) => (
          <PlaceItem key={place.to} place={place} onChosen={close} />
        ))}
        <Divider component="div" />
        <MenuItem component="div" onClick={() => void signOut()}>
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          {text.logout}
        </MenuItem>
      </Menu>
    </>
  );
}
