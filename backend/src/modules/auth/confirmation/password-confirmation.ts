import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Transactions } from '#platform/database/transactions';
import { WrongCurrentPassword } from '../auth.errors.js';
import { PasswordHasher } from '../password/password-hasher.js';
import { SecondFactors } from '../second-factor/second-factors.js';
import { needsSecondFactor } from '../session/power-without-factor.js';
import { User } from '../user.entity.js';
import { type ConfirmationMethod, ConfirmationMethods } from './confirmation-methods.js';
import type { ConfirmDto } from './dto/confirm.dto.js';

/** Confirms by the password, where the account has one; administrators of a live server show their second factor (IDM-1). */
@Injectable()
export class PasswordConfirmation implements ConfirmationMethod, OnModuleInit {
  readonly name = 'password';

  constructor(
    private readonly methods: ConfirmationMethods,
    private readonly transactions: Transactions,
    private readonly hasher: PasswordHasher,
    private readonly factors: SecondFactors,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onModuleInit(): void {
    this.methods.register(this);
  }

  async isOpenTo(userId: string): Promise<boolean> {
    const user = await this.find(userId);
    if (!user?.passwordHash) return false;
    return !needsSecondFactor(user.role, this.config) || (await this.factors.of(userId)).length === 0;
  }

  async proves(userId: string, { password }: ConfirmDto): Promise<boolean> {
    if (!password) return false;
    await this.demand(userId, password, 'password');
    return true;
  }

  /** Whether the account has one, whatever else its owner has to show. */
  async isSet(userId: string): Promise<boolean> {
    return Boolean((await this.find(userId))?.passwordHash);
  }

  /** Refuses a wrong password at the field in which it was typed. */
  async demand(userId: string, password: string, field: string): Promise<void> {
    if (await this.hasher.verify((await this.find(userId))?.passwordHash, password)) return;
    throw new WrongCurrentPassword({}, { fields: [{ field, code: 'auth.wrong_current_password' }] });
  }

  private find(userId: string): Promise<User | null> {
    return this.transactions.run((em) => em.findOne(User, userId));
  }
}
