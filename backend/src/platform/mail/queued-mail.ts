import { openBytes, sealBytes } from '#platform/signing/sealed-bytes';
import type { Mail } from './mail-template.js';

/**
 * A mail as the queue keeps it: readable are the addresses alone, by which a person's mails are found exactly. Its words
 * and links, which open accounts, are encrypted under the server's own secret (SEC-11).
 */
export interface QueuedMail {
  to: string;
  /** Who gets the answer, where it isn't the sender. */
  replyTo?: string;
  sealed: string;
}

const purpose = 'masar queued mails';

export const sealMail = (mail: Mail, secret: string): QueuedMail => ({
  to: mail.to,
  ...(mail.replyTo && { replyTo: mail.replyTo.address }),
  sealed: sealBytes(Buffer.from(JSON.stringify(mail)), secret, purpose),
});

/**
 * The mail itself; one that was queued before mails were sealed is none yet to open. A mail of another secret fails: it
 * stays with the failed tasks, where an administrator discards it.
 */
export function openMail(queued: QueuedMail | Mail, secret: string): Mail {
  if (!('sealed' in queued)) return queued;
  const bytes = openBytes(queued.sealed, secret, purpose);
  if (!bytes) throw new Error('This mail was sealed under another SESSION_SECRET.');
  return JSON.parse(bytes.toString()) as Mail;
}
