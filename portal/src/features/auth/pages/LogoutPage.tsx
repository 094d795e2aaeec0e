import { PageSpinner, useMessages } from '@masar/ui';
import { useEffect, useRef } from 'react';
import { useSignOut } from '#shared/session/useSignOut';
import { authMessages } from '../auth.messages';
import { AuthPage } from '../components/AuthPage';

/** /logout: where GET /api/logout sends the browser, because a session ends by POST only (SEC-2). */
export default function LogoutPage() {
  const text = useMessages(authMessages);
  const signOut = useSignOut();
  const hasStarted = useRef(false);
  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void signOut();
  }, [signOut]);
  return (
    <AuthPage title={text.loggingOut}>
      <PageSpinner />
    </AuthPage>
  );
}
