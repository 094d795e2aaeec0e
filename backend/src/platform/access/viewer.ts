import type { OrganizationScope, Role, TokenScope } from '@masar/domain';

/** Who is asking: what the server itself put into the session at sign-in (READ-3). */
export interface Viewer {
  id: string;
  role: Role;
  /** An administrator who has yet to show a second factor; until then `role` is that of everybody (IDM-1). */
  lacksSecondFactor?: true;
}

/** A program of the organisation: nobody's account stands behind it (API-7). */
export interface OrganizationCaller {
  tokenId: string;
  scopes: readonly OrganizationScope[];
}

declare global {
  namespace Express {
    // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- passport's user is our Viewer
    interface User extends Viewer {}
    interface Request {
      /** What the personal access token of this call allows; absent in calls with a session (API-4). */
      tokenScopes?: readonly TokenScope[];
      /** Who calls with a token of the organisation; such a call has no user (API-7). */
      organization?: OrganizationCaller;
    }
  }
}
