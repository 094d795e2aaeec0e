import { Secret, TOTP } from 'otpauth';

/** What every authenticator app understands without being asked (RFC 6238). */
const form = { algorithm: 'SHA1', digits: 6, period: 30 };

export interface Totp {
  /** Of 160 bits. */
  secret: Uint8Array;
  /** Who asks for codes, as the app shows it. */
  issuer: string;
  /** For whom: the mail address. */
  account: string;
}

export const newTotpSecret = (): Uint8Array => new Secret({ size: 20 }).bytes;

/** For typing it into an app that has no camera. */
export const secretAsText = (secret: Uint8Array): string => keyOf(secret).base32;

/** What the QR code says. */
export const addressOf = ({ secret, issuer, account }: Totp): string =>
  new TOTP({ ...form, issuer, label: account, secret: keyOf(secret) }).toString();

/** The half minute that a code belongs to: this one, the one before or the one after, for clocks that differ. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const totp = new TOTP({ ...form, secret: keyOf(secret) });
  const delta = totp.validate({ token: code, timestamp, window: 1 });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}

const keyOf = (secret: Uint8Array): Secret => new Secret({ buffer: Uint8Array.from(secret).buffer });
