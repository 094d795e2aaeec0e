import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { KnownDevices } from '#modules/auth';
import { effortOf, Efforts } from '#platform/rate-limits/efforts';
import { networkOf } from '#platform/rate-limits/network';
import { countEach, type RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';

const HOUR = 60 * 60;
/** A whole class may sit behind one line. */
const PER_NETWORK = { points: 60, seconds: HOUR };
const PER_SENDER = { points: 6, seconds: HOUR };
/** From wherever it is asked for: nobody floods somebody else's mailbox. */
const PER_MAILBOX = { points: 30, seconds: HOUR };

interface FormLimits {
  sender: RateLimit;
  network: RateLimit;
}

/**
 * How often anybody may use the public forms: each makes rows and mail (REL-7). Who is signed in, or writes with the
 * address of an account that knows this browser, counts alone; of others a mailbox counts for each line apart, so that
 * nobody uses up what is another's, and behind a full line each brings an effort (ADR 143).
 */
@Injectable()
export class SubmissionLimits {
  private readonly messages: FormLimits;
  private readonly subscriptions: FormLimits;
  private readonly subscriptionsOfMailbox: RateLimit;

  constructor(
    limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly efforts: Efforts,
  ) {
    const ofForm = (form: string): FormLimits => ({
      sender: limits.named(`${form}-sender`, PER_SENDER),
      network: limits.named(`${form}-line`, PER_NETWORK),
    });
    this.messages = ofForm('contact');
    this.subscriptions = ofForm('newsletter');
    this.subscriptionsOfMailbox = limits.named('newsletter-mailbox', PER_MAILBOX);
  }

  async countMessage(request: Request, mailbox: string): Promise<void> {
    await this.count('contact', this.messages, request, mailbox);
  }

  /** False where the mailbox got as many mails as say anything; who asks is not told. */
  async admitsSubscription(request: Request, mailbox: string): Promise<boolean> {
    await this.count('newsletter', this.subscriptions, request, mailbox);
    return this.subscriptionsOfMailbox.admits(mailbox);
  }

  /** A subscription that was confirmed was asked for in earnest: its line has one more. */
  async confirmed(request: Request): Promise<void> {
    await this.subscriptions.network.giveBack(networkOf(request.ip));
  }

  private async count(form: string, { sender, network }: FormLimits, request: Request, mailbox: string): Promise<void> {
    const address = networkOf(request.ip);
    const known = request.user?.id ?? this.devices.nameFor(request, mailbox);
    const toll = this.efforts.toll(`${form} ${address}`, effortOf(request));
    await countEach([
      ...(known ? [] : [{ limit: network, key: address, toll }]),
      { limit: sender, key: known ?? `${mailbox} ${address}` },
    ]);
  }
}
