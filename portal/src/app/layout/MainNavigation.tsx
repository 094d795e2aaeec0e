import { Link, useLocation } from 'react-router-dom';
import { Badge, ChevronDownIcon, useMessages } from '@masar/ui';
import { Disclosure } from '#shared/menu/Disclosure';
import { MenuLink, MenuList } from '#shared/menu/MenuList';
import { mainNavigation, toolsNavigation, type NavigationEntry } from './navigation';
import { shellMessages } from './shell.messages';
import styles from './MainNavigation.module.css';

/** '/' matches only itself, other links match their prefix and their screen's other address (NAV-2). */
function useIsActive(): (entry: NavigationEntry) => boolean {
  const { pathname } = useLocation();
  const matches = (path: string) => pathname === path || pathname.startsWith(`${path}/`);
  return ({ to, alias }) => matches(to) || (alias !== undefined && matches(alias));
}

/** The links of the header on wide screens, with the tools menu. */
export function MainNavigation() {
  const text = useMessages(shellMessages);
  const isActive = useIsActive();
  const isToolOpen = toolsNavigation.some(isActive);
  return (
    <nav className={styles.navigation} aria-label={text.mainNavigation}>
      {mainNavigation.map((entry) => (
        <Link
          key={entry.to}
          to={entry.to}
          className={styles.link}
          aria-current={isActive(entry) ? 'page' : undefined}
          data-active={isActive(entry)}
        >
          {text[entry.text]}
        </Link>
      ))}
      <Disclosure
        trigger={(button) => (
          <button {...button} type="button" className={styles.link} data-active={isToolOpen}>
            {text.tools}
            <ChevronDownIcon size={16} />
          </button>
        )}
      >
        {() => (
          <MenuList label={text.tools}>
            {toolsNavigation.map(({ to, text: key, icon: Icon, isForAdmins }) => (
              <MenuLink
                key={to}
                to={to}
                icon={<Icon />}
                mark={isForAdmins && <Badge tone="red">{text.adminOnly}</Badge>}
              >
                {text[key]}
              </MenuLink>
            ))}
          </MenuList>
        )}
      </Disclosure>
    </nav>
  );
}
