import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput, Unauthorized } from '#platform/errors/platform.errors';
import { networkOf } from '#platform/rate-limits/network';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { AnalyticsEvent } from '../analytics-event.entity.js';
import { deviceOf, sessionPseudonym, shortenedAddress } from './traces.js';
import type { TrackDto } from './track.dto.js';
import { happensSignedOut, metadataProblems } from './tracked-events.js';

const MINUTE = 60;

/** Where a call came from, as the connection says. */
export interface Origin {
  address: string | undefined;
  userAgent: string | undefined;
  sessionId: string;
}

/** Takes events of use (ANL-1), and of their origin no more than figures need (ANL-3). */
@Injectable()
export class TrackingService {
  private readonly ofPerson: RateLimit;
  private readonly ofNetwork: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    limits: RateLimits,
  ) {
    this.ofPerson = limits.named('track-person', { points: 60, seconds: MINUTE });
    // A whole class may sit behind one line.
    this.ofNetwork = limits.named('track-network', { points: 120, seconds: MINUTE });
  }

  async track(viewer: Viewer | undefined, { event, metadata }: TrackDto, origin: Origin): Promise<void> {
    if (!viewer && !happensSignedOut(event)) throw new Unauthorized();
    const { missing, foreign } = metadataProblems(event, metadata);
    if (missing.length + foreign.length > 0) {
      const problem = (code: 'field.required' | 'field.invalid') => (field: string) => ({
        field: `metadata.${field}`,
        code,
      });
      throw new InvalidInput(
        {},
        { fields: [...missing.map(problem('field.required')), ...foreign.map(problem('field.invalid'))] },
      );
    }
    await (viewer ? this.ofPerson.count(viewer.id) : this.ofNetwork.count(networkOf(origin.address)));
    await this.transactions.run(async (em) => {
      em.create(AnalyticsEvent, {
        event,
        metadata: { ...metadata },
        userId: viewer?.id ?? null,
        sessionId: viewer ? sessionPseudonym(origin.sessionId) : null,
        ipAddress: shortenedAddress(origin.address),
        userAgent: deviceOf(origin.userAgent),
      });
      await em.flush();
    });
  }
}
