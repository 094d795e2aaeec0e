import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { type MailedSetting, mailedSettings } from '@masar/domain';
import type { MailEnd } from '../notification-mails.js';

/**
 * The token of a mail's unsubscribe link: who and what, signed with 256 bits. It is not kept anywhere, so that each of
 * many mails can carry one without a row of its own; all it can do is end a mail (SEC-4).
 */
export function mailEndToken({ userId, setting }: MailEnd, secret: string): string {
  const claim = `${userId}.${setting}`;
  return `${claim}.${signatureOf(claim, secret)}`;
}

/** Undefined for every token that was not made here. */
export function readMailEndToken(token: string, secret: string): MailEnd | undefined {
  const [userId = '', setting = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature);
  const right = Buffer.from(signatureOf(`${userId}.${setting}`, secret));
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  return isSetting(setting) ? { userId, setting } : undefined;
}

const isSetting = (text: string): text is MailedSetting => (mailedSettings as readonly string[]).includes(text);

function signatureOf(claim: string, secret: string): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'masar notification mails', 32));
  return createHmac('sha256', key).update(claim).digest('base64url');
}
