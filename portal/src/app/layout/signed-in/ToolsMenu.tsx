import { ChevronDownIcon } from '@masar/ui';
import Divider from '@mui/material/Divider';
import ListSubheader from '@mui/material/ListSubheader';
import Menu from '@mui/material/Menu';
import { useId, useState } from 'react';
import navigation from '../MainNavigation.module.css';
import { PlaceItem } from './PlaceItem';
import { administration, toolGroups } from './places';
import styles from './ToolsMenu.module.css';
import { useFrameText } from './useFrameText';

/** All that can be done here in three named groups; arrows, Home and End go through it (NAV-2, A11Y-1). */
export function ToolsMenu() {
  const text = useFrameText();
  const id = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <button
        type="button"
        className={navigation.link}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        {text.tools}
        <ChevronDownIcon size={16} />
      </button>
      <Menu
        id={id}
        anchorEl={button}
        open={button !== null}
        onClose={close}
        // The page that is open would take the focus from the first entry, wherever it stands.
        variant="menu"
        slotProps={{ list: { component: 'div', 'aria-label': text.tools, className: styles.tools } }}
      >
        {toolGroups.map(({ name, places }) => (
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <ListSubheader component="div" id={`${id}-${name}`} role="presentation">
              {text[name]}
            </ListSubheader>
            {places.map((place) => (
              <PlaceItem key={place.to} place={place} onChosen={close} />
            ))}
          </div>
        ))}
        <Divider className={styles.rule} component="div" />
        <PlaceItem place={administration} onChosen={close} />
      </Menu>
    </>
  );
}
