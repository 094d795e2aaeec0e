import { Pattern } from '#platform/http/fields';

/** Six digits that an authenticator app shows. */
export const AuthenticatorCode = (options: { optional?: boolean } = {}): PropertyDecorator =>
  Pattern(/^\d{6}$/, { ...options, max: 6, example: '492039', description: 'Six digits of the authenticator app' });
