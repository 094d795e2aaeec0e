import { useLocation } from 'react-router-dom';

/** Whether the open page lies under one of these addresses; '/' would match only itself (NAV-2). */
export function useIsAt(): (addresses: readonly string[]) => boolean {
  const { pathname } = useLocation();
  return (addresses) => addresses.some((address) => pathname === address || pathname.startsWith(`${address}/`));
}
