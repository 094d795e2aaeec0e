import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Request } from 'express';
import { FactorProofs } from '../second-factor/factor-proofs.js';
import { type FactorKind, factorKinds, SecondFactors } from '../second-factor/second-factors.js';
import { type ConfirmationMethod, ConfirmationMethods } from './confirmation-methods.js';
import type { ConfirmDto } from './dto/confirm.dto.js';

/** Confirms by a code of the app or by a passkey, where the account has them (IDM-1). */
@Injectable()
export class FactorConfirmation implements OnModuleInit {
  constructor(
    private readonly methods: ConfirmationMethods,
    private readonly factors: SecondFactors,
    private readonly proofs: FactorProofs,
  ) {}

  onModuleInit(): void {
    for (const kind of factorKinds) this.methods.register(this.methodOf(kind));
  }

  private methodOf(kind: FactorKind): ConfirmationMethod {
    return {
      name: kind,
      isOpenTo: async (userId) => (await this.factors.of(userId)).includes(kind),
      proves: async (userId: string, { code, passkey }: ConfirmDto, request: Request) => {
        const proof = kind === 'code' ? { code } : { passkey };
        if (proof.code === undefined && !proof.passkey) return false;
        await this.proofs.demand(request, 'confirm', userId, proof);
        return true;
      },
    };
  }
}
