import type { Role } from '@masar/domain';
import { type EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { RoleChangesClosed, RoleRequestDecided, RoleRequestNotFound } from '../auth.errors.js';
import { RoleRequestDecidedEvent } from '../auth.events.js';
import { RoleRequest, type RoleRequestDecision } from '../role-request.entity.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';

/** Wishes for another role in live mode: asked for by users, decided by admins (AUTH-7). */
@Injectable()
export class RoleRequestService {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRegistry,
    private readonly settings: OrganizationSettings,
  ) {}

  /**
   * One open request per user: asking again changes the wish. Each says why, except where the same one is sent again.
   * The organisation may let nobody ask.
   */
  async ask(em: EntityManager, userId: string, role: Role, reason: string | undefined): Promise<void> {
    if ((await this.settings.read()).roleChanges === 'closed') throw new RoleChangesClosed();
    const pending = await em.findOne(RoleRequest, { userId, status: 'pending' });
    if (pending?.role === role && !reason) return;
    if (!reason) throw new InvalidInput({}, { fields: [{ field: 'roleReason', code: 'field.required' }] });
    if (pending) em.assign(pending, { role, reason });
    else em.create(RoleRequest, { userId, role, reason });
  }

  /** Whoever is refused reads why. */
  async decide(requestId: string, decision: RoleRequestDecision, adminId: string): Promise<void> {
    const { status, reason } = decision;
    if (status === 'refused' && !reason)
      throw new InvalidInput({}, { fields: [{ field: 'decisionReason', code: 'field.required' }] });
    await this.transactions.run(async (em) => {
      const request = await em.findOne(RoleRequest, requestId, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!request) throw new RoleRequestNotFound();
      if (!request.decide(decision, adminId, new Date())) throw new RoleRequestDecided();
      if (status === 'approved') {
        await em.nativeUpdate(User, { id: request.userId }, { role: request.role });
        await this.sessions.changeRole(em, request.userId, request.role);
      }
      this.transactions.record(new RoleRequestDecidedEvent(request.userId, request.role, status === 'approved'));
    });
  }
}
