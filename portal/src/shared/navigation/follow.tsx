import { useCallback, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveTo } from './leave';

/** The console has a page of its own under the same address; the portal's router doesn't know it. */
const isOfConsole = (path: string): boolean => /^\/console(\/|\?|#|$)/.test(path);

/** Goes to a path of this site, to the console by loading its page (NAV-6). */
export function useFollow(): (path: string) => void {
  const navigate = useNavigate();
  return useCallback(
    (path) => {
      if (isOfConsole(path)) leaveTo(path);
      else void navigate(path, { replace: true });
    },
    [navigate],
  );
}

/** Goes there as soon as it is shown. */
export function Follow({ to }: { to: string }) {
  const follow = useFollow();
  useEffect(() => {
    follow(to);
  }, [follow, to]);
  return null;
}
