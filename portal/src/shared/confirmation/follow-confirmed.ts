import { dataOf } from '@masar/contracts';
import type { MouseEvent } from 'react';
import { api } from '#shared/api/api';

/** For links to files: the browser follows them by itself and can't ask, so the question comes first (AUTH-12). */
export function followConfirmed(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  void isConfirmed().then((isTheirs) => {
    if (isTheirs) Object.assign(document.createElement('a'), { href, download: '' }).click();
  });
}

/** Whoever can't be asked follows the link and hears the server's own words. */
async function isConfirmed(): Promise<boolean> {
  try {
    const state = await dataOf(api.GET('/api/auth/confirm'));
    if (state.isConfirmed) return true;
    const { askToConfirm } = await import('./ask-to-confirm');
    return await askToConfirm(api, state.methods);
  } catch {
    return true;
  }
}
