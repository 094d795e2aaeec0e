import type { CurrentUser } from '@masar/contracts';
import type { Role } from '@masar/domain';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { useLanguageChoice } from '#shared/language/LanguageProvider';
import { forgetPersonalAnswers } from '#shared/offline/forget-personal-answers';
import { useHydrated } from '#shared/page/useHydrated';
import { isAnotherThanLast } from '#shared/storage/personal-keys';
import { givenName } from './given-name';
import { leaveFormerPerson } from './leave-former-person';
import { resolveSession, type SessionStatus, signedOut } from './resolve-session';
import { forgetLoaded, rememberUser, sessionQueries } from './session.queries';
import { clearIdentity, type StoredIdentity, useStoredIdentity } from './stored-identity';

/** As long as the service worker waits before it answers with what it kept. */
const PATIENCE_MS = 10_000;

export interface Session {
  status: SessionStatus;
  isSignedIn: boolean;
  /** The browser remembers somebody, whom the server may not have confirmed yet. */
  isRemembered: boolean;
  /** The signed-in user; null while loading and when signed out. */
  user: CurrentUser | null;
  role: Role | null;
  /**
   * Who it is: on English screens the name in Latin script where it was given (PRF-1), the stored one, else first name,
   * else the e-mail before the @, else 'User' (spec 2).
   */
  displayName: string;
  /** The first of these names, to greet with. */
  givenName: string;
  /** Demo mode: role picker on, roles freely chosen (READ-2). */
  isDemo: boolean;
}

/** Who is there, for everything below. */
export const SessionContext = createContext<Session>({
  status: 'loading',
  isSignedIn: false,
  isRemembered: false,
  user: null,
  role: null,
  displayName: 'User',
  givenName: 'User',
  isDemo: false,
});

/** Knows who is there: the four local-storage keys, checked against the server's session (AUTH-1, AUTH-4). */
export function SessionProvider({ children }: { children: ReactNode }) {
  const isHydrated = useHydrated();
  const queryClient = useQueryClient();
  useEffect(() => leaveFormerPerson(), []);
  const identity = useStoredIdentity();
  const config = useQuery(sessionQueries.config());
  const isDemo = config.data?.demoMode ?? false;
  // Whoever is remembered is asked for at once: the first screen waits for this answer.
  const mayHaveSession = identity !== null || (config.isSuccess && !isDemo);
  const answer = useQuery({ ...sessionQueries.currentUser(identity), enabled: mayHaveSession });
  const isLate = useLateness(identity, config.isPending || answer.isPending);
  // Pages come from the server as a visitor sees them.
  const { status, user } = isHydrated ? resolveSession({ identity, config, isDemo, answer, isLate }) : signedOut;

  const isStale = status === 'signed-out' && answer.data === null && identity !== null;
  useEffect(() => {
    if (!isStale) return;
    // The session ended elsewhere: what was read goes with it, unsent work stays sealed to its owner.
    void forgetPersonalAnswers().catch(() => undefined);
    forgetLoaded(queryClient);
    clearIdentity();
  }, [isStale, queryClient]);

  // The server's answer is the truth about the role; the stored name stays as the visitor entered it.
  const serverUser = status === 'signed-in' ? answer.data : undefined;
  useEffect(() => {
    if (!serverUser) return;
    const isKnown = identity && identity.role === serverUser.role && (isDemo || identity.email === serverUser.email);
    if (isKnown && !isAnotherThanLast(serverUser.id)) return;
    rememberUser(queryClient, serverUser, identity?.method ?? 'password');
  }, [serverUser, identity, isDemo, queryClient]);

  const { language, setDigits } = useLanguageChoice();
  const digits = serverUser?.digits;
  useEffect(() => {
    if (digits) setDigits(digits);
  }, [digits, setDigits]);

  const session = useMemo<Session>(() => {
    const fallbackName = user?.firstName || user?.email.split('@')[0] || 'User';
    const displayName = (language === 'en' && user?.nameEn) || identity?.name || fallbackName;
    return {
      status,
      isSignedIn: status === 'signed-in',
      isRemembered: identity !== null,
      user,
      role: user?.role ?? null,
      displayName,
      givenName: givenName(displayName, user?.firstName),
      isDemo,
    };
  }, [status, user, identity, isDemo, language]);

  return <SessionContext value={session}>{children}</SessionContext>;
}

/** Whether the server has said nothing of a remembered person for so long that their screens open without its word. */
function useLateness(identity: StoredIdentity | null, isAsking: boolean): boolean {
  const [lateFor, setLateFor] = useState<StoredIdentity | null>(null);
  useEffect(() => {
    if (!isAsking || !identity) return undefined;
    const timer = setTimeout(() => setLateFor(identity), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [isAsking, identity]);
  return lateFor !== null && lateFor === identity;
}

export const useSession = (): Session => useContext(SessionContext);
