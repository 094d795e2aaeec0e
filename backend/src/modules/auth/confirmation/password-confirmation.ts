import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { PasswordHasher } from '../account/password-hasher.js';
import { WrongCurrentPassword } from '../auth.errors.js';
import { User } from '../user.entity.js';
import { type ConfirmationMethod, ConfirmationMethods } from './confirmation-methods.js';
import type { ConfirmDto } from './dto/confirm.dto.js';

/** Confirms by the password, where the account has one. */
@Injectable()
export class PasswordConfirmation implements ConfirmationMethod, OnModuleInit {
  readonly name = 'password';

  constructor(
    private readonly methods: ConfirmationMethods,
    private readonly transactions: Transactions,
    private readonly hasher: PasswordHasher,
  ) {}

  onModuleInit(): void {
    this.methods.register(this);
  }

  async isOpenTo(userId: string): Promise<boolean> {
    return Boolean(await this.hashOf(userId));
  }

  async proves(userId: string, { password }: ConfirmDto): Promise<boolean> {
    if (!password) return false;
    if (await this.hasher.verify(await this.hashOf(userId), password)) return true;
    throw new WrongCurrentPassword({}, { fields: [{ field: 'password', code: 'auth.wrong_current_password' }] });
  }

  private async hashOf(userId: string): Promise<string | null | undefined> {
    return (await this.transactions.run((em) => em.findOne(User, userId)))?.passwordHash;
  }
}
