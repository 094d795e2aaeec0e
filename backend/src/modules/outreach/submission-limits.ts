import { Injectable } from '@nestjs/common';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';

const HOUR = 60 * 60;
/** A whole class may sit behind one line. */
const PER_NETWORK = { points: 60, seconds: HOUR };
const PER_MAILBOX = { points: 6, seconds: HOUR };

/** How often anybody may use the public forms: each makes rows and mail (REL-7). */
@Injectable()
export class SubmissionLimits {
  private readonly messagesOfMailbox: RateLimit;
  private readonly messagesOfNetwork: RateLimit;
  private readonly newsletterOfMailbox: RateLimit;
  private readonly newsletterOfNetwork: RateLimit;

  constructor(limits: RateLimits) {
    this.messagesOfMailbox = limits.named('contact-mailbox', PER_MAILBOX);
    this.messagesOfNetwork = limits.named('contact-network', PER_NETWORK);
    this.newsletterOfMailbox = limits.named('newsletter-mailbox', PER_MAILBOX);
    this.newsletterOfNetwork = limits.named('newsletter-network', PER_NETWORK);
  }

  async countMessage(mailbox: string, network: string): Promise<void> {
    await Promise.all([this.messagesOfMailbox.count(mailbox), this.messagesOfNetwork.count(network)]);
  }

  async countSubscription(mailbox: string, network: string): Promise<void> {
    await Promise.all([this.newsletterOfMailbox.count(mailbox), this.newsletterOfNetwork.count(network)]);
  }
}
