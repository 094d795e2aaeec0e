import { limits } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { Efforts } from '#platform/rate-limits/efforts';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import type { AttemptOrigin } from '../attempt/sign-in-attempts.js';

const HOUR = 60 * 60;

/** What anybody may ask for by typing an address; each sends a mail to it. */
export type MailRequest = 'registration' | 'password' | 'sign-in-pass';

/**
 * How often anybody may have mail sent to an address (AUTH-11). A network is told when it asks too often; of an address
 * nothing is told: more than a few mails say nothing that the earlier ones don't.
 */
@Injectable()
export class MailRequests {
  private readonly ofNetwork: RateLimit;
  private readonly ofPair: RateLimit;
  private readonly ofMailbox: RateLimit;
  private readonly ofDevice: RateLimit;

  constructor(
    rateLimits: RateLimits,
    private readonly efforts: Efforts,
  ) {
    // A class registers in one lesson, behind one line.
    this.ofNetwork = rateLimits.named('mail-request-network', { points: 300, seconds: HOUR });
    this.ofPair = rateLimits.named('mail-request-pair', { points: limits.mailsPerAddressAndHour, seconds: HOUR });
    // Strangers use this up later than the owner's own few, and their links work for whoever reads the mailbox.
    this.ofDevice = rateLimits.named('mail-request-device', { points: limits.mailsPerAddressAndHour, seconds: HOUR });
    this.ofMailbox = rateLimits.named('mail-request-mailbox', { points: 30, seconds: HOUR });
  }

  /**
   * Whether one more mail goes out. Behind a line that asks too often for the same each brings an effort (ADR 143), but
   * for browsers that are known to the account. What sends no mail uses up nothing of the line.
   */
  async admit(request: MailRequest, email: string, { network, device, effort }: AttemptOrigin): Promise<boolean> {
    if (device && (await this.ofDevice.admits(`${request} ${device}`))) return true;
    const line = `${request} ${network}`;
    await this.ofNetwork.count(line, undefined, this.efforts.toll(line, effort));
    const isSent =
      (await this.ofPair.admits(`${request} ${email} ${network}`)) &&
      (await this.ofMailbox.admits(`${request} ${email}`));
    if (!isSent) await this.ofNetwork.giveBack(line);
    return isSent;
  }

  /** A link that was followed was asked for in earnest: its line has one more. */
  async followed(request: MailRequest, network: string): Promise<void> {
    await this.ofNetwork.giveBack(`${request} ${network}`);
  }
}
