import type { TokenScope } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { hashOfToken } from '#platform/tokens/mailed-token';
import { withheldFrom } from '../session/power-without-factor.js';
import { SessionPool } from '../session/session-pool.js';

export interface Bearer {
  viewer: Viewer;
  scopes: TokenScope[];
}

/** Recognises who sends a token: their role of now, what the token allows (API-4). */
@Injectable()
export class TokenBearer {
  constructor(
    private readonly sessions: SessionPool,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** Nobody for a token that is unknown, expired or revoked, and for suspended people. */
  async of(token: string): Promise<Bearer | undefined> {
    const hash = hashOfToken(token);
    const { rows } = await this.sessions.pool.query<{
      id: string;
      role: Viewer['role'];
      scopes: TokenScope[];
      has_second_factor: boolean;
      is_used_lately: boolean;
    }>(
      `select u.id, u.role, t.scopes, t.has_second_factor, coalesce(t.last_used_at > now() - interval '1 hour', false) as is_used_lately
       from access_tokens t join users u on u.id = t.user_id
       where t.token_hash = $1 and t.revoked_at is null and t.expires_at > now() and u.suspended_at is null`,
      [hash],
    );
    const [found] = rows;
    if (!found) return undefined;
    if (!found.is_used_lately)
      await this.sessions.pool.query(`update access_tokens set last_used_at = now() where token_hash = $1`, [hash]);
    const viewer = withheldFrom({ id: found.id, role: found.role }, found.has_second_factor, this.config);
    return { viewer, scopes: found.scopes };
  }
}
