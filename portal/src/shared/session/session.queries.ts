import { ApiError, type CurrentUser, dataOf } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { type Query, type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#shared/api/api';
import { forgetPersonalAnswers } from '#shared/offline/forget-personal-answers';
import { queryRoots } from '#shared/query/query-roots';
import { forgetPersonalKeys, isAnotherThanLast } from '#shared/storage/personal-keys';
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
async function fetchRemembered(identity: StoredIdentity, page: QueryClient): Promise<CurrentUser | null> {
  // Side by side: the first screen waits for both.
  const [{ demoMode }, user] = await Promise.all([page.ensureQueryData(sessionQueries.config()), fetchUser()]);
  if (!demoMode) return user;
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
  currentUser: (identity: StoredIdentity | null) =>
    queryOptions({
      queryKey: sessionQueries.user(identity),
      queryFn: ({ client }) => (identity ? fetchRemembered(identity, client) : fetchUser()),
    }),
};

/**
 * Takes the server's answer over into cache and storage, together, so that no screen flickers between them. Every way in
 * ends here: what this browser kept of somebody else goes first, but for unsent work, which is sealed to its owner.
 */
export function rememberUser(queryClient: QueryClient, user: CurrentUser, method: SignInMethod): void {
  if (isAnotherThanLast(user.id)) forgetFormerPerson(queryClient);
  queryClient.setQueryData(sessionQueries.user(user), user);
  writeIdentity({ name: user.name || user.email, email: user.email, role: user.role, method });
}

/**
 * On a shared phone the next person finds neither answers nor open papers of the former one (PERF-5). A page may be open
 * while its session turns out to be somebody else's: what it shows is asked for anew, for nobody else would ask again.
 */
function forgetFormerPerson(queryClient: QueryClient): void {
  void queryClient.resetQueries({ predicate: isLoaded, type: 'active' });
  forgetLoaded(queryClient, 'inactive');
  forgetPersonalKeys();
  void forgetPersonalAnswers().catch(() => undefined);
}

const isLoaded = ({ queryKey }: Pick<Query, 'queryKey'>): boolean => queryKey[0] !== sessionQueries.all()[0];

/** What was loaded for one person is not shown to the next. */
export const forgetLoaded = (queryClient: QueryClient, type: 'all' | 'inactive' = 'all'): void =>
  queryClient.removeQueries({ predicate: isLoaded, type });
