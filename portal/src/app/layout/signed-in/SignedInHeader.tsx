import AppBar from '@mui/material/AppBar';
import Toolbar from '@mui/material/Toolbar';
import { NotificationBell } from '#features/notifications/components/NotificationBell';
import MuiLayer from '#shared/mui/MuiLayer';
import bar from '../Header.module.css';
import { HomeLink } from '../HomeLink';
import { AccountMenu } from './AccountMenu';
import { AppearanceMenu } from './AppearanceMenu';
import { LanguageButton } from './LanguageButton';
import { PhoneMenu } from './PhoneMenu';
import { SearchButton } from './SearchButton';
import { SectionLinks } from './SectionLinks';
import styles from './SignedInHeader.module.css';
import { ToolsMenu } from './ToolsMenu';

/** The header of the signed-in: five sections, the tools in groups, and what is theirs (NAV-2). */
export default function SignedInHeader() {
  return (
    <MuiLayer>
      <AppBar component="header" position="sticky" className={bar.header}>
        <Toolbar disableGutters className={bar.bar}>
          <HomeLink />
          <SectionLinks>
            <ToolsMenu />
          </SectionLinks>
          <SearchButton />
          <div className={styles.actions}>
            <NotificationBell />
            <LanguageButton />
            <div className={bar.wide}>
              <AppearanceMenu />
              <AccountMenu />
            </div>
            <PhoneMenu />
          </div>
        </Toolbar>
      </AppBar>
    </MuiLayer>
  );
}
