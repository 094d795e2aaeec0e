/** The path to go to after signing in: only paths of this site are followed (NAV-6, SEC-7). */
export function pathOnThisSite(redirect: string | undefined): string {
  const base = 'https://this.site';
  const url = URL.canParse(`/${redirect ?? ''}`, base) ? new URL(`/${redirect ?? ''}`, base) : undefined;
  return redirect && url?.origin === base ? `${url.pathname}${url.search}` : '/home';
}
