import { ApiProperty } from '@nestjs/swagger';
import { Text } from '#platform/http/fields';
import { CountOut, FlagOut, ManyOut, OneOut, TextOut, TimeOut, UuidOut } from '#platform/http/response-fields';
import { AuthenticatorCode } from './authenticator-app/authenticator-code.js';
import { DeviceAnswer, DeviceOptions } from './device-json.js';
import type { Passkey } from './passkey/passkey.entity.js';
import type { SecondFactorState } from './second-factors.js';

export class AuthenticatorCodeDto {
  @AuthenticatorCode() code!: string;
}

export class PasskeyNameDto {
  @Text({ max: 80, description: 'What you call it, e.g. the phone that holds it', example: 'My phone' }) name!: string;
}

export class NewPasskeyDto extends PasskeyNameDto {
  @DeviceAnswer() passkey!: object;
}

export class PasskeyResponse {
  @UuidOut() id!: string;
  @TextOut({ example: 'My phone' }) name!: string;
  /** Kept in a key ring on more than one device. */
  @FlagOut() isBackedUp!: boolean;
  @TimeOut() createdAt!: string;
  @TimeOut({ nullable: true }) lastUsedAt!: string | null;
}

export class SecondFactorResponse {
  @TimeOut({ nullable: true, description: 'Since when codes of an app are asked for' })
  authenticatorSince!: string | null;
  @ManyOut(() => PasskeyResponse) passkeys!: PasskeyResponse[];
  @CountOut() recoveryCodesLeft!: number;
  /** Administrators of a live server need a second factor. */
  @FlagOut() isRequired!: boolean;
}

/** What an authenticator app needs: to be scanned, or typed. */
export class AuthenticatorSetupResponse {
  @TextOut({ description: 'Base32', example: 'JBSWY3DPEHPK3PXP…' }) secret!: string;
  @TextOut({ example: 'otpauth://totp/…' }) address!: string;
  @TextOut({ description: 'The address as QR code, a data URL of a picture' }) qrCode!: string;
}

/** Recovery codes are shown this once. */
export class RecoveryCodesResponse {
  @ApiProperty({ type: [String], nullable: true, description: 'Null where there were some already' })
  recoveryCodes!: string[] | null;
}

export class AddedPasskeyResponse extends RecoveryCodesResponse {
  @OneOut(() => PasskeyResponse) passkey!: PasskeyResponse;
}

export class DeviceOptionsResponse {
  @DeviceOptions() options!: object;
}

export const toPasskeyResponse = (passkey: Passkey): PasskeyResponse => ({
  id: passkey.id,
  name: passkey.name,
  isBackedUp: passkey.isBackedUp,
  createdAt: passkey.createdAt.toISOString(),
  lastUsedAt: passkey.lastUsedAt?.toISOString() ?? null,
});

export const toSecondFactorResponse = (state: SecondFactorState, isRequired: boolean): SecondFactorResponse => ({
  authenticatorSince: state.authenticatorSince?.toISOString() ?? null,
  passkeys: state.passkeys.map(toPasskeyResponse),
  recoveryCodesLeft: state.recoveryCodesLeft,
  isRequired,
});
