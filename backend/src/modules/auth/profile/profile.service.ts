import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Role } from '@masar/domain';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { AccountService } from '../account/account.service.js';
import { EmailInUse, UserNotFound } from '../auth.errors.js';
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
    private readonly accounts: AccountService,
    private readonly sessions: SessionRegistry,
    private readonly roleRequests: RoleRequestService,
  ) {}

  async update(userId: string, { email, role, ...details }: UpdateProfileDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, userId);
      if (!user) throw new UserNotFound();
      em.assign(user, details, { ignoreUndefined: true });
      if (email && email !== user.email) await this.changeEmail(em, user, email);
      if (role && role !== user.role) await this.changeRole(em, user, role);
    });
  }

  private async changeEmail(em: EntityManager, user: User, email: string): Promise<void> {
    if (await em.count(User, { email }))
      throw new EmailInUse({}, { fields: [{ field: 'email', code: 'auth.email_in_use' }] });
    if (this.config.demoMode && user.isDemo) user.email = email;
    else await this.accounts.sendChangeOfEmail(em, user, email);
  }

  private async changeRole(em: EntityManager, user: User, role: Role): Promise<void> {
    if (!this.config.demoMode) {
      await this.roleRequests.ask(em, user.id, role);
      return;
    }
    user.role = role;
    await em.flush();
    await this.sessions.changeRole(em, user.id, role);
  }
}
