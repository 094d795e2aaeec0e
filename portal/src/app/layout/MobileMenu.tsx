import { Badge, CloseIcon, IconButton, MenuIcon, useMessages } from '@masar/ui';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { MenuLink, MenuList } from '#shared/menu/MenuList';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { ColorSchemeEntries } from './ColorSchemeMenu';
import styles from './MobileMenu.module.css';
import { mainNavigation, type NavigationEntry, toolsNavigation } from './navigation';
import { SearchBox } from './SearchBox';
import { shellMessages } from './shell.messages';
import { SiteLogo } from './SiteLogo';

function Links({ entries }: { entries: readonly NavigationEntry[] }) {
  const text = useMessages(shellMessages);
  return entries.map(({ to, text: key, icon: Icon, isForAdmins }) => (
    <MenuLink key={to} to={to} icon={<Icon />} mark={isForAdmins && <Badge tone="red">{text.adminOnly}</Badge>}>
      {text[key]}
    </MenuLink>
  ));
}

function WaysIn() {
  const text = useMessages(shellMessages);
  return (
    <div className={styles.account}>
      <ButtonLink to={paths.login.href()} wide>
        {text.login}
      </ButtonLink>
      <ButtonLink to={paths.login.href()} variant="secondary" wide>
        {text.signUp}
      </ButtonLink>
    </div>
  );
}

/** The visitors’ menu on narrow screens: everything of the header, closed by a link, Escape or the backdrop (NAV-2). */
export function MobileMenu() {
  const text = useMessages(shellMessages);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const isOpen = openedAt === key;
  const dialog = useRef<HTMLDialogElement>(null);
  const close = () => setOpenedAt(null);

  useEffect(() => {
    if (!isOpen) return;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [isOpen]);

  // The dialog's own box is filled by its content: a click on the element itself is one on the backdrop.
  const closeByBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) close();
  };

  return (
    <div className={styles.root}>
      <IconButton label={text.menu} bordered aria-expanded={isOpen} onClick={() => setOpenedAt(key)}>
        <MenuIcon />
      </IconButton>
      {isOpen && (
        <dialog
          ref={dialog}
          className={styles.dialog}
          aria-label={text.menu}
          onClick={closeByBackdrop}
          onCancel={close}
          onKeyDown={(event) => event.key === 'Escape' && close()}
        >
          <div className={styles.content}>
            <div className={styles.head}>
              <SiteLogo />
              <IconButton label={text.closeMenu} onClick={close}>
                <CloseIcon />
              </IconButton>
            </div>
            <SearchBox />
            <nav aria-label={text.mainNavigation} className={styles.groups}>
              <MenuList>
                <Links entries={mainNavigation} />
              </MenuList>
              <h2 className={styles.title}>{text.tools}</h2>
              <MenuList>
                <Links entries={toolsNavigation} />
              </MenuList>
            </nav>
            <WaysIn />
            <h2 className={styles.title}>{text.appearance}</h2>
            <ColorSchemeEntries />
          </div>
        </dialog>
      )}
    </div>
  );
}
