import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import { administration, type Place } from './places';
import { useFrameText } from './useFrameText';

interface PlaceListProps {
  title?: string;
  places: readonly Place[];
}

/** Links of the phone's menu under their heading. */
export function PlaceList({ title, places }: PlaceListProps) {
  const text = useFrameText();
  const id = useId();
  return (
    <>
      {title && (
        <ListSubheader component="h2" id={id}>
          {title}
        </ListSubheader>
      )}
      <List disablePadding aria-labelledby={title ? id : undefined}>
        {places.map(({ to, text: key, icon: Icon }) => (
          <ListItem key={to} disablePadding>
            <ListItemButton component={NavLink} to={to}>
              <ListItemIcon>
                <Icon />
              </ListItemIcon>
              <ListItemText primary={text[key]} />
              {key === administration.text && (
                <Chip color="error" variant="outlined" size="small" label={text.adminOnly} />
              )}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </>
  );
}
