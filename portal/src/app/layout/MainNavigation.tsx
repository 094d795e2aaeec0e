import { Badge, ChevronDownIcon, useMessages } from '@masar/ui';
import { Link } from 'react-router-dom';
import { Disclosure } from '#shared/menu/Disclosure';
import { MenuLink, MenuList } from '#shared/menu/MenuList';
import styles from './MainNavigation.module.css';
import { mainNavigation, type NavigationEntry, toolsNavigation } from './navigation';
import { shellMessages } from './shell.messages';
import { useIsAt } from './useIsAt';

/** The links of the header on wide screens, with the tools menu. */
export function MainNavigation() {
  const text = useMessages(shellMessages);
  const isAt = useIsAt();
  const isActive = ({ to, alias = to }: NavigationEntry) => isAt([to, alias]);
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
