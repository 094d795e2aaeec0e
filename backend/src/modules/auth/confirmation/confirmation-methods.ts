import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import type { ConfirmDto } from './dto/confirm.dto.js';

/** All ways in which somebody can prove to be the owner of the session they sit at. */
export const confirmationMethodNames = ['password', 'code', 'passkey', 'oidc'] as const;
export type ConfirmationMethodName = (typeof confirmationMethodNames)[number];

/** One way to prove it. It registers itself when its module starts. */
export interface ConfirmationMethod {
  readonly name: ConfirmationMethodName;
  /** Whether this person has it. */
  isOpenTo(userId: string): Promise<boolean>;
  /** True once proved, false where the body holds nothing for this method; what is wrong is thrown with its field. */
  proves?(userId: string, proof: ConfirmDto, request: Request): Promise<boolean>;
}

/** The ways that are there; each adds itself, so that none has to know the others. */
@Injectable()
export class ConfirmationMethods {
  private readonly methods: ConfirmationMethod[] = [];

  register(method: ConfirmationMethod): void {
    this.methods.push(method);
  }

  /** What this person can confirm with; nothing where they first have to choose a password. */
  async of(userId: string): Promise<ConfirmationMethodName[]> {
    const open = await Promise.all(this.methods.map((method) => method.isOpenTo(userId)));
    return this.methods.filter((_, index) => open[index]).map(({ name }) => name);
  }

  /** Whether one of the ways finds its proof in the body. */
  async prove(userId: string, proof: ConfirmDto, request: Request): Promise<boolean> {
    for (const method of this.methods) {
      if ((await method.isOpenTo(userId)) && (await method.proves?.(userId, proof, request))) return true;
    }
    return false;
  }
}
