import { Injectable } from '@nestjs/common';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';

const HOUR = 60 * 60;

/** More than somebody does who means it, less than a flood. */
const perHour = { postings: 30, applications: 120 } as const;

/** How often one person may post and apply, counted in the database for all servers together (REL-7). */
@Injectable()
export class PostingLimits {
  private readonly limits: Record<keyof typeof perHour, RateLimit>;

  constructor(limits: RateLimits) {
    this.limits = {
      postings: limits.named('postings', { points: perHour.postings, seconds: HOUR }),
      applications: limits.named('applications', { points: perHour.applications, seconds: HOUR }),
    };
  }

  /** Counts one more; past the limit the refusal says when to come back. */
  async count(kind: keyof typeof perHour, userId: string): Promise<void> {
    await this.limits[kind].count(userId);
  }
}
