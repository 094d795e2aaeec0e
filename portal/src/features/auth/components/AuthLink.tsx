import { Link, useLocation } from 'react-router-dom';

/** A link between the sign-in screens; keeps the redirect that the visitor came with (NAV-6). */
export function AuthLink({ to, children }: { to: string; children: string }) {
  const { search } = useLocation();
  const redirect = new URLSearchParams(search).get('redirect');
  return <Link to={redirect ? `${to}?redirect=${encodeURIComponent(redirect)}` : to}>{children}</Link>;
}
