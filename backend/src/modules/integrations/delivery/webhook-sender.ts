import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import { Inject, Injectable } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { INTERNAL_ADDRESS, isInternal, lookupPublic } from './public-address.js';

/** How an attempt went: the receiver's status, or a word on why none came. */
export type Outcome = { status: number } | { failure: string };

const timeoutMs = 10_000;

/** Sends one message to an address outside: no redirects, no internal networks, no waiting beyond ten seconds. */
@Injectable()
export class WebhookSender {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Whether messages may go to this address at all. */
  accepts(url: string): boolean {
    if (!URL.canParse(url)) return false;
    if (this.config.webhooks.allowPrivate) return true;
    const { protocol, hostname, username, password } = new URL(url);
    const host = hostname.replace(/^\[|\]$/g, '');
    if (protocol !== 'https:' || username || password) return false;
    return isIP(host) === 0 ? host !== 'localhost' && host.includes('.') : !isInternal(host);
  }

  /** One attempt; a failure is an outcome, too. */
  async send(url: string, headers: Record<string, string>, body: string): Promise<Outcome> {
    if (!this.accepts(url)) return { failure: INTERNAL_ADDRESS };
    return new Promise((resolve) => {
      const open = new URL(url).protocol === 'https:' ? httpsRequest : httpRequest;
      const call = open(
        url,
        {
          method: 'POST',
          headers: {
            ...headers,
            'Content-Type': 'application/json',
            'Content-Length': Buffer.byteLength(body),
            'User-Agent': 'Masar-Webhooks/1',
          },
          signal: AbortSignal.timeout(timeoutMs),
          ...(!this.config.webhooks.allowPrivate && { lookup: lookupPublic }),
        },
        (response) => {
          // What the receiver says beside its status is of no use to us.
          response.destroy();
          resolve({ status: response.statusCode ?? 0 });
        },
      );
      call.on('error', (error: NodeJS.ErrnoException) => resolve({ failure: error.code ?? error.name }));
      call.end(body);
    });
  }
}
