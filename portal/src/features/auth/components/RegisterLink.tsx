import { useMessages } from '@masar/ui';
import { useQuery } from '@tanstack/react-query';
import { paths } from '#shared/navigation/paths';
import { sessionQueries } from '#shared/session/session.queries';
import { authMessages } from '../auth.messages';
import { AuthLink } from './AuthLink';

/** The way to a new account, where people may make one (SET-1). */
export function RegisterLink() {
  const text = useMessages(authMessages);
  const { data } = useQuery(sessionQueries.config());
  if (data?.registrationEnabled === false) return null;
  return (
    <span>
      {text.noAccount} <AuthLink to={paths.register.href()}>{text.register}</AuthLink>
    </span>
  );
}
