import type { Role } from '@masar/domain';
import type { LocalizedText } from '@masar/i18n';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { AccountTokens, passwordLinks } from '../mailed-link/account-tokens.js';
import { User } from '../user.entity.js';
import { InvitedCourses } from './invited-courses.js';

/** By whom and to what somebody is invited. */
export interface Invitation {
  email: string;
  role: Role;
  organization: LocalizedText;
  /** The administrator; null where nobody noted who, or that account is gone or has no name. */
  invitedBy: LocalizedText | null;
  courses: LocalizedText[];
}

/** Accounts that others made and nobody took yet (CON-1). */
@Injectable()
export class Invitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly tokens: AccountTokens,
    private readonly courses: InvitedCourses,
    private readonly settings: OrganizationSettings,
  ) {}

  /** What somebody is invited to by a mailed link; null where it only replaces the password of an account in use. */
  async look(token: string): Promise<Invitation | null> {
    return this.transactions.run(async (em) => {
      const { userId } = await this.tokens.look(em, token, passwordLinks);
      const user = await em.findOneOrFail(User, userId);
      return user.emailVerifiedAt ? null : this.to(em, user);
    });
  }

  /** Within the caller's transaction: what is told to whoever may take an account. */
  async to(em: EntityManager, { id, email, role, invitedBy }: User): Promise<Invitation> {
    const { nameAr, nameEn } = await this.settings.read();
    const administrator = invitedBy ? await em.findOne(User, invitedBy) : null;
    return {
      email,
      role,
      organization: { ar: nameAr, en: nameEn },
      invitedBy: administrator && nameOf(administrator),
      courses: await this.courses.of({ id, email }),
    };
  }
}

const nameOf = (person: User): LocalizedText | null => {
  const profile = person.displayName();
  return profile ? { ar: profile, en: person.nameEn || profile } : null;
};
