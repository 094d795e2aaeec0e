import { createHmac } from 'node:crypto';

/** A message as it goes out: the body is signed byte for byte. */
export interface Message {
  id: string;
  /** Seconds since 1970. */
  timestamp: number;
  body: string;
}

/** The three headers of Standard Webhooks (standardwebhooks.com): the receiver checks who speaks, and that it is fresh. */
export function signatureHeaders({ id, timestamp, body }: Message, secret: string): Record<string, string> {
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${signature}` };
}
