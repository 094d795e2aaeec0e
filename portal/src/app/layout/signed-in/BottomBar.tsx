import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { Link } from 'react-router-dom';
import MuiLayer from '#shared/mui/MuiLayer';
import { useIsAt } from '../useIsAt';
import styles from './BottomBar.module.css';
import { sections } from './places';
import { currentOf } from './SectionLinks';
import { useFrameText } from './useFrameText';

/** The four sections at the lower edge of narrow screens, within the thumb's reach. */
export default function BottomBar() {
  const text = useFrameText();
  const isAt = useIsAt();
  const open = sections.find(({ holds }) => isAt(holds));
  return (
    <MuiLayer>
      <nav aria-label={text.sections} className={styles.bar}>
        <BottomNavigation showLabels value={open?.to ?? null}>
          {sections.map(({ to, text: key, icon: Icon, holds }) => (
            <BottomNavigationAction
              key={to}
              component={Link}
              to={to}
              value={to}
              label={text[key]}
              icon={<Icon />}
              aria-current={currentOf(isAt, to, holds)}
            />
          ))}
        </BottomNavigation>
      </nav>
    </MuiLayer>
  );
}
