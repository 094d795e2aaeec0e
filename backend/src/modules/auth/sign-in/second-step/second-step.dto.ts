import { Text } from '#platform/http/fields';
import { TimeOut, WordOut } from '#platform/http/response-fields';
import { AuthenticatorCode } from '../../second-factor/authenticator-app/authenticator-code.js';
import { DeviceAnswer } from '../../second-factor/device-json.js';
import { type FactorKind, factorKinds } from '../../second-factor/second-factors.js';
import type { SecondStep } from './entrance.js';

/** One of the three; a code where all are left out. */
export class FactorProofDto {
  @AuthenticatorCode({ optional: true }) code?: string;
  @Text({ optional: true, min: 1, max: 40, example: 'k3m9xt-7hq2wd' }) recoveryCode?: string;
  @DeviceAnswer({ optional: true }) passkey?: object;
}

export class PasskeyLoginDto {
  @DeviceAnswer() passkey!: object;
}

/** The password was right; a second factor is asked for. Recovery codes do in place of each. */
export class SecondStepResponse {
  @WordOut(factorKinds, { many: true }) factors!: FactorKind[];
  @TimeOut({ description: 'Then the sign-in begins anew' }) until!: string;
}

export const toSecondStepResponse = (factors: FactorKind[], { until }: SecondStep): SecondStepResponse => ({
  factors,
  until: new Date(until).toISOString(),
});
