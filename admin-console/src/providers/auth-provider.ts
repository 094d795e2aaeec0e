import type { CurrentUser } from '@masar/contracts';
import { pickLocalized } from '@masar/i18n';
import type { AuthProvider } from 'react-admin';
import { currentLanguage } from '../messages/language-choice';
import { mayCall } from './may-call';

/**
 * The session is the portal's: people sign in and out there. SessionGate lets only admins this far, and the
 * server decides again at every call (READ-3), so nothing is checked twice here.
 */
export const createAuthProvider = (user: CurrentUser): AuthProvider => ({
  login: async () => {},
  checkAuth: async () => {},
  // A session that ended: the gate asks again and offers to sign in.
  checkError: async (error: { status?: number }) => {
    if (error.status === 401) window.location.reload();
  },
  logout: async () => {
    window.location.assign('/api/logout');
    return false;
  },
  getIdentity: async () => ({ id: user.id, fullName: pickLocalized(user, 'name', currentLanguage()) || user.email }),
  canAccess: async ({ resource, action }) => mayCall(user.role, resource, action),
});
