import type { Role } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { AddressChange } from '../account/address-change.js';
import { UserNotFound } from '../auth.errors.js';
import { TrackChosen } from '../auth.events.js';
import { RoleRequestService } from '../role-request/role-request.service.js';
import { SessionRegistry } from '../session/session-registry.js';
import { User } from '../user.entity.js';
import type { UpdateProfileDto } from './dto/update-profile.dto.js';

/** What a user changes about themselves (PRF-1, AUTH-7). */
@Injectable()
export class ProfileService {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly transactions: Transactions,
    private readonly addresses: AddressChange,
    private readonly sessions: SessionRegistry,
    private readonly roleRequests: RoleRequestService,
  ) {}

  async update(request: Request, userId: string, body: UpdateProfileDto): Promise<void> {
    const { email, role, roleReason, confirmsCertificateNames, planAsked, ...details } = body;
    if (email) await this.addresses.demand(request, userId, email);
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new UserNotFound();
      if (email && email !== user.email) await this.addresses.ask(em, user.id, email, request.sessionID);
      if (details.track && details.track !== user.track) this.transactions.record(new TrackChosen(userId));
      em.assign(user, details, { ignoreUndefined: true });
      if (planAsked) user.planAskedAt ??= new Date();
      if (confirmsCertificateNames) confirmNames(user);
      if (role && role !== user.role) await this.changeRole(em, user, role, roleReason);
    });
  }

  private async changeRole(em: EntityManager, user: User, role: Role, reason: string | undefined): Promise<void> {
    // Somebody who registered at a demonstration keeps an account of their own: it is decided on like any other.
    if (!this.config.demoMode || !user.isDemo) {
      await this.roleRequests.ask(em, user.id, role, reason);
      return;
    }
    user.role = role;
    await em.flush();
    await this.sessions.changeRole(em, user.id, role);
  }
}

/** What certificates print has to be there in both scripts before it can be found right (CRT-12). */
function confirmNames(user: User): void {
  const missing = (['nameAr', 'nameEn'] as const).filter((field) => !user[field]);
  if (missing.length > 0)
    throw new InvalidInput({}, { fields: missing.map((field) => ({ field, code: 'field.required' })) });
  user.certificateNamesConfirmedAt = new Date();
}
