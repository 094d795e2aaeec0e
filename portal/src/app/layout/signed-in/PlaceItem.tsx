import Chip from '@mui/material/Chip';
import ListItemIcon from '@mui/material/ListItemIcon';
import MenuItem from '@mui/material/MenuItem';
import { Link } from 'react-router-dom';
import { useIsAt } from '../useIsAt';
import styles from './PlaceItem.module.css';
import { administration, type Place } from './places';
import { useFrameText } from './useFrameText';

interface PlaceItemProps {
  place: Place;
  onChosen: () => void;
}

/** An entry of a menu that leads somewhere; where one is gets marked. */
export function PlaceItem({ place: { to, text: key, icon: Icon }, onChosen }: PlaceItemProps) {
  const text = useFrameText();
  const isHere = useIsAt()([to]);
  return (
    <MenuItem component={Link} to={to} selected={isHere} aria-current={isHere ? 'page' : undefined} onClick={onChosen}>
      <ListItemIcon>
        <Icon />
      </ListItemIcon>
      <span className={styles.name}>{text[key]}</span>
      {key === administration.text && <Chip color="error" variant="outlined" size="small" label={text.adminOnly} />}
    </MenuItem>
  );
}
