import type { CurrentUser } from '@masar/contracts';
import { ApiError } from '@masar/contracts';
import type { StoredIdentity } from './stored-identity';

export type SessionStatus = 'loading' | 'signed-in' | 'signed-out';

interface Answer<T> {
  data?: T | undefined;
  error: Error | null;
  isPending: boolean;
}

interface Facts {
  identity: StoredIdentity | null;
  config: Answer<unknown>;
  isDemo: boolean;
  answer: Answer<CurrentUser | null>;
  /** Neither answer nor failure came for so long that the browser shows what it remembers. */
  isLate: boolean;
}

/** The user as far as the browser remembers, for pages shown without network or answer (spec 3, PERF-5). */
const rememberedUser = ({ name, email, role }: StoredIdentity): CurrentUser => ({
  id: 'offline',
  email,
  name,
  firstName: null,
  lastName: null,
  nameAr: null,
  nameEn: null,
  // Nothing can be confirmed without network.
  certificateNamesConfirmed: true,
  bio: null,
  role,
  profileImageUrl: null,
  emailVerified: true,
  hasPassword: false,
  digits: 'latn',
  learningGoal: null,
  track: null,
  dailyMinutes: null,
  // Nothing can be asked without network.
  planAsked: true,
  pendingRole: null,
  pendingRoleReason: null,
  roleRefusal: null,
  lacksSecondFactor: false,
});

export const signedOut = { status: 'signed-out', user: null } as const;
const loading = { status: 'loading', user: null } as const;

/** Who is there, from what the browser stored and what the server said (AUTH-1). */
export function resolveSession({ identity, config, isDemo, answer, isLate }: Facts): {
  status: SessionStatus;
  user: CurrentUser | null;
} {
  const failure = config.error ?? answer.error;
  if (failure) {
    const isOffline = !(failure instanceof ApiError);
    return isOffline && identity ? { status: 'signed-in', user: rememberedUser(identity) } : signedOut;
  }
  const waiting = isLate && identity ? ({ status: 'signed-in', user: rememberedUser(identity) } as const) : loading;
  if (config.isPending) return waiting;
  if (isDemo && !identity) return signedOut;
  if (answer.isPending) return waiting;
  return answer.data ? { status: 'signed-in', user: answer.data } : signedOut;
}
