import { defaultRole } from '@masar/domain';
import type { Viewer } from '#platform/access/viewer';
import type { AppConfig } from '#platform/config/app-config';

/** Administrators of a live server need a second factor; the people of a demonstration share their accounts (IDM-1). */
export const needsSecondFactor = (role: Viewer['role'], { demoMode }: AppConfig): boolean =>
  role === 'admin' && !demoMode;

/** An administrator who did not show a second factor may do what everybody may, and nothing else. */
export function withheldFrom({ id, role }: Viewer, hasShownFactor: boolean, config: AppConfig): Viewer {
  if (hasShownFactor || !needsSecondFactor(role, config)) return { id, role };
  return { id, role: defaultRole, lacksSecondFactor: true };
}
