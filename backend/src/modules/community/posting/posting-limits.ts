import { Injectable } from '@nestjs/common';
import { TooManyRequests } from '#platform/errors/platform.errors';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { PostingTooFast } from '../community.errors.js';

const HOUR = 60 * 60;

/** More than a lively discussion needs, less than a flood; counted in the database for all servers together. */
const perHour = { discussions: 20, replies: 120, edits: 120, likes: 900, reports: 30 } as const;
export type PostingKind = keyof typeof perHour;

/** How often one person may write (COM-4, REL-7). */
@Injectable()
export class PostingLimits {
  private readonly limits: Record<PostingKind, RateLimit>;

  constructor(limits: RateLimits) {
    const hourly = (kind: PostingKind) => limits.named(`community-${kind}`, { points: perHour[kind], seconds: HOUR });
    this.limits = {
      discussions: hourly('discussions'),
      replies: hourly('replies'),
      edits: hourly('edits'),
      likes: hourly('likes'),
      reports: hourly('reports'),
    };
  }

  /** Counts one more; past the limit the refusal says when to come back. */
  async count(kind: PostingKind, userId: string): Promise<void> {
    try {
      await this.limits[kind].count(userId);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      const { headers = {} } = error.extra;
      throw new PostingTooFast({ minutes: Math.ceil(Number(headers['Retry-After']) / 60) }, { headers });
    }
  }
}
