import { Password } from '#platform/http/fields';
import { FlagOut, TimeOut, WordOut } from '#platform/http/response-fields';
import { AuthenticatorCode } from '../../second-factor/authenticator-app/authenticator-code.js';
import { DeviceAnswer } from '../../second-factor/device-json.js';
import { type ConfirmationMethodName, confirmationMethodNames } from '../confirmation-methods.js';

/** One of these proofs; `GET /api/auth/confirm` says which ones the person has. */
export class ConfirmDto {
  @Password({ optional: true, min: 1, description: 'Of the account, where it has one' }) password?: string;
  @AuthenticatorCode({ optional: true }) code?: string;
  @DeviceAnswer({ optional: true }) passkey?: object;
}

export class ConfirmationResponse {
  /** Whether calls that ask for a confirmation go through now. */
  @FlagOut() isConfirmed!: boolean;
  /** Until then; null without a confirmation, and where none is asked for. */
  @TimeOut({ nullable: true }) confirmedUntil!: string | null;
  /** What this person can confirm with: `password`, `code` and `passkey` here, `oidc` by signing in anew at the identity provider. */
  @WordOut(confirmationMethodNames, { many: true }) methods!: ConfirmationMethodName[];
}
