import { MoonIcon, SunIcon } from '@masar/ui';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useId, useState } from 'react';
import { colorSchemeChoices, useColorScheme } from '#shared/color-scheme/ColorSchemeProvider';
import { colorSchemeIcons } from '../ColorSchemeMenu';
import { IconAction } from './IconAction';
import { useFrameText } from './useFrameText';

/** Light, dark, or as the system says. */
export function AppearanceMenu() {
  const text = useFrameText();
  const id = useId();
  const { scheme, choice, choose } = useColorScheme();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const close = () => setButton(null);
  return (
    <>
      <IconAction
        label={text.appearance}
        aria-haspopup="menu"
        aria-expanded={button !== null}
        aria-controls={button ? id : undefined}
        onClick={(event) => setButton(event.currentTarget)}
      >
        {scheme === 'dark' ? <MoonIcon /> : <SunIcon />}
      </IconAction>
      <Menu
        id={id}
        anchorEl={button}
        open={button !== null}
        onClose={close}
        slotProps={{ list: { 'aria-label': text.appearance } }}
      >
        {colorSchemeChoices.map((option) => {
          const Icon = colorSchemeIcons[option];
          return (
            <MenuItem
              key={option}
              role="menuitemradio"
              aria-checked={option === choice}
              selected={option === choice}
              onClick={() => {
                choose(option);
                close();
              }}
            >
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              {text[option]}
            </MenuItem>
          );
        })}
      </Menu>
    </>
  );
}
