/** A path as it travels in `?redirect=`: without the leading slash, slashes readable (NAV-6). */
const encode = (path: string) => encodeURIComponent(path.replace(/^\//, '')).replaceAll('%2F', '/');

/** Places of a page have short names: what is longer is a proof that a page carries for itself (CRT-8), and no server's. */
const longestPlace = 100;

/** The redirect that brings a visitor back to this location, the place in its page included; empty for '/'. */
export const redirectOf = ({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string =>
  encode(pathname + search + (hash.length > longestPlace ? '' : hash));

export const currentRedirect = (): string => redirectOf(window.location);

/** The own-site path that `?redirect=` asks for; null where there is none or it leads elsewhere (NAV-6, SEC-7). */
export function safeRedirect(value: string | null): string | null {
  if (!value) return null;
  const path = value.startsWith('/') ? value : `/${value}`;
  // Two slashes or a backslash make browsers read the rest as another host; a scheme is never a path of ours.
  if (/^\/[/\\]|[\\\u0000-\u001f]|^\/[a-z][a-z0-9+.-]*:/i.test(path)) return null;
  const url = new URL(path, window.location.origin);
  // Resolving dots can bring two leading slashes back.
  if (url.origin !== window.location.origin || url.pathname.startsWith('//')) return null;
  // The sign-in screens and the server's own paths would lead in circles; a new address is confirmed by who is signed in.
  return /^\/(login(?!\/verify-email$)|logout|api)(\/|$)/.test(url.pathname)
    ? null
    : url.pathname + url.search + url.hash;
}
