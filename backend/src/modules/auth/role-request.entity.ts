import { roles } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, moment } from '#platform/database/columns';

const roleRequestStatuses = ['pending', 'approved', 'refused'] as const;

/** Table `role_requests`: wishes for another role, at most one open per person (AUTH-7). */
export const RoleRequestSchema = defineEntity({
  name: 'RoleRequest',
  tableName: 'role_requests',
  indexes: [
    { name: 'role_requests_user_id_index', properties: ['userId'] },
    { name: 'role_requests_decided_by_index', properties: ['decidedBy'] },
    listIndex('role_requests', 'status_created_at', 'status, created_at desc, id desc'),
  ],
  uniques: [{ name: 'role_requests_one_pending_unique', properties: ['userId'], where: `status = 'pending'` }],
  properties: {
    id: id(),
    userId: idOf('users', 'cascade'),
    role: p.enum(roles),
    /** Why it is asked for; requests of former days have none. */
    reason: p.text().nullable(),
    status: p.enum(roleRequestStatuses).default('pending'),
    decidedBy: idOf('users', 'set null').nullable(),
    decidedAt: moment().nullable(),
    /** Told to the asker. */
    decisionReason: p.text().nullable(),
    createdAt: createdAt(),
  },
});

/** What an administrator decides, and why: the asker reads it. */
export interface RoleRequestDecision {
  status: 'approved' | 'refused';
  reason?: string | undefined;
}

export class RoleRequest extends RoleRequestSchema.class {
  /** Closes the request; a decided one stays as it is. */
  decide({ status, reason }: RoleRequestDecision, adminId: string, now: Date): boolean {
    if (this.status !== 'pending') return false;
    this.status = status;
    this.decisionReason = reason ?? null;
    this.decidedBy = adminId;
    this.decidedAt = now;
    return true;
  }
}
RoleRequestSchema.setClass(RoleRequest);
