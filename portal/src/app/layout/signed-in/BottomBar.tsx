import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import { Link, useLocation } from 'react-router-dom';
import MuiLayer from '#shared/mui/MuiLayer';
import { useIsAt } from '../useIsAt';
import styles from './BottomBar.module.css';
import { sections } from './places';
import { useFrameText } from './useFrameText';

/** The five sections at the lower edge of narrow screens, within the thumb's reach. */
export default function BottomBar() {
  const text = useFrameText();
  const isAt = useIsAt();
  const { pathname } = useLocation();
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
              aria-current={pathname === to ? 'page' : isAt(holds) || undefined}
            />
          ))}
        </BottomNavigation>
      </nav>
    </MuiLayer>
  );
}
