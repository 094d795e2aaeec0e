import type { components } from '@masar/contracts';
import type { Status } from '@masar/ui';

export type RoleRequest = components['schemas']['RoleRequestResponse'];
export type RoleRequestStatus = RoleRequest['status'];

export const roleRequestStatuses = ['pending', 'approved', 'refused'] as const satisfies readonly RoleRequestStatus[];

/** The badge that stands for each status. */
export const badgeOf: Record<RoleRequestStatus, Status> = {
  pending: 'pending',
  approved: 'accepted',
  refused: 'rejected',
};
