import { Avatar, IconButton, LogoutIcon, RoleBadge, useMessages, Isolated } from '@masar/ui';
import { Disclosure } from '#shared/menu/Disclosure';
import { MenuButton, MenuLink, MenuList } from '#shared/menu/MenuList';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { useHydrated } from '#shared/page/useHydrated';
import { useSession } from '#shared/session/SessionProvider';
import { useSignOut } from '#shared/session/useSignOut';
import { userNavigation } from './navigation';
import { shellMessages } from './shell.messages';
import styles from './UserMenu.module.css';

/** The signed-in user's menu; login and sign-up, both to /login, for visitors (spec 2). */
export function UserMenu() {
  const text = useMessages(shellMessages);
  const { status, user, role, displayName, isRemembered } = useSession();
  const isHydrated = useHydrated();
  const signOut = useSignOut();

  if (status === 'loading' && isRemembered) return <span className={styles.placeholder} />;
  if (!user || !role) {
    return (
      <div className={isHydrated ? styles.visitor : `${styles.visitor} ${styles.unlessRemembered}`}>
        <ButtonLink to={paths.login.href()} variant="quiet">
          {text.login}
        </ButtonLink>
        <ButtonLink to={paths.login.href()}>{text.signUp}</ButtonLink>
      </div>
    );
  }
  return (
    <Disclosure
      align="end"
      trigger={(button) => (
        <IconButton {...button} label={text.userMenu(displayName)}>
          <Avatar name={displayName} imageUrl={user.profileImageUrl} tone="green" />
        </IconButton>
      )}
    >
      {() => (
        <>
          <div className={styles.person}>
            <div className={styles.names}>
              <strong>
                <Isolated>{displayName}</Isolated>
              </strong>
              <span dir="ltr">{user.email}</span>
            </div>
            <RoleBadge role={role} />
          </div>
          <MenuList>
            {userNavigation(role).map(({ to, text: key, icon: Icon }) => (
              <MenuLink key={to} to={to} icon={<Icon />}>
                {text[key]}
              </MenuLink>
            ))}
            <MenuButton icon={<LogoutIcon />} onClick={() => void signOut()}>
              {text.logout}
            </MenuButton>
          </MenuList>
        </>
      )}
    </Disclosure>
  );
}
