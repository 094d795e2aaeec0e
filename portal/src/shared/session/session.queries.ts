import { ApiError, type CurrentUser, dataOf } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { queryRoots } from '#shared/query/query-roots';
import { isLeaving } from './leaving';
import { type SignInMethod, type StoredIdentity, writeIdentity } from './stored-identity';

/** The current user, or null for a visitor without a session: here a 401 is an answer, not a failure. */
async function fetchUser(): Promise<CurrentUser | null> {
  try {
    return await dataOf(api.GET('/api/auth/user'));
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
}

export const openDemoSession = (role: Role): Promise<CurrentUser> =>
  dataOf(api.POST('/api/auth/demo-login', { body: { role } }));

/**
 * In demo mode the stored identity is the visitor's choice: without a session, or with the session of another
 * identity, it is opened again (AUTH-1), unless they are just signing out. Password sessions are taken as they are.
 */
async function fetchDemoUser(identity: StoredIdentity, page: QueryClient): Promise<CurrentUser | null> {
  const user = await fetchUser();
  const isSame = user && (user.email === identity.email || user.role === identity.role);
  return isSame || identity.method === 'password' || isLeaving(page) ? user : openDemoSession(identity.role);
}

export const sessionQueries = {
  all: () => queryRoots.session,
  config: () =>
    queryOptions({ queryKey: [...sessionQueries.all(), 'config'], queryFn: () => dataOf(api.GET('/api/auth/config')) }),
  /** Another stored identity is another query: what one person loaded never shows for the next. */
  user: (identity: Pick<StoredIdentity, 'email' | 'role'> | null) =>
    [...sessionQueries.all(), 'user', identity && `${identity.role} ${identity.email}`] as const,
  currentUser: (identity: StoredIdentity | null, isDemo: boolean) =>
    queryOptions({
      queryKey: sessionQueries.user(identity),
      queryFn: ({ client }) => (isDemo && identity ? fetchDemoUser(identity, client) : fetchUser()),
    }),
};

/** Takes the server's answer over into cache and storage, together, so that no screen flickers between them. */
export function rememberUser(queryClient: QueryClient, user: CurrentUser, method: SignInMethod): void {
  queryClient.setQueryData(sessionQueries.user(user), user);
  writeIdentity({ name: user.name || user.email, email: user.email, role: user.role, method });
}
