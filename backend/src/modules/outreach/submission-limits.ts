import { Injectable } from '@nestjs/common';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';

const HOUR = 60 * 60;
/** A whole class may sit behind one address. */
const PER_ADDRESS = { points: 60, seconds: HOUR };
const PER_MAILBOX = { points: 6, seconds: HOUR };

/** How often anybody may use the public forms: each makes rows and mail (REL-7). */
@Injectable()
export class SubmissionLimits {
  private readonly messagesOfMailbox: RateLimit;
  private readonly messagesOfAddress: RateLimit;
  private readonly newsletterOfMailbox: RateLimit;
  private readonly newsletterOfAddress: RateLimit;

  constructor(limits: RateLimits) {
    this.messagesOfMailbox = limits.named('contact-mailbox', PER_MAILBOX);
    this.messagesOfAddress = limits.named('contact-address', PER_ADDRESS);
    this.newsletterOfMailbox = limits.named('newsletter-mailbox', PER_MAILBOX);
    this.newsletterOfAddress = limits.named('newsletter-address', PER_ADDRESS);
  }

  async countMessage(mailbox: string, address: string): Promise<void> {
    await Promise.all([this.messagesOfMailbox.count(mailbox), this.messagesOfAddress.count(address)]);
  }

  async countSubscription(mailbox: string, address: string): Promise<void> {
    await Promise.all([this.newsletterOfMailbox.count(mailbox), this.newsletterOfAddress.count(address)]);
  }
}
