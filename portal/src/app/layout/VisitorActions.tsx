import { useMessages } from '@masar/ui';
import { ButtonLink } from '#shared/navigation/ButtonLink';
import { paths } from '#shared/navigation/paths';
import { shellMessages } from './shell.messages';
import styles from './VisitorActions.module.css';

/** The ways in for visitors, all to /login (spec 2): one button on the phone, login and sign-up where there is room. */
export function VisitorActions() {
  const text = useMessages(shellMessages);
  const to = paths.login.href();
  return (
    <>
      <span className={styles.narrow}>
        <ButtonLink to={to}>{text.start}</ButtonLink>
      </span>
      <span className={styles.wide}>
        <ButtonLink to={to} variant="quiet">
          {text.login}
        </ButtonLink>
        <ButtonLink to={to}>{text.signUp}</ButtonLink>
      </span>
    </>
  );
}
