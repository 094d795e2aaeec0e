const base = 'https://this.site';
const home = '/home';

/** The path to go to after signing in: only paths of this site are followed (NAV-6, SEC-7). */
export function pathOnThisSite(redirect: string | undefined): string {
  const asked = `/${redirect ?? ''}`;
  if (!redirect || !URL.canParse(asked, base)) return home;
  const { origin, pathname, search, hash } = new URL(asked, base);
  // Resolving dots can leave two slashes at the start, which a browser would read as another host.
  return origin === base && !pathname.startsWith('//') ? pathname + search + hash : home;
}
