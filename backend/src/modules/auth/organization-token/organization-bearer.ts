import { type OrganizationScope, organizationUsesPerHour } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#platform/access/viewer';
import { TooManyRequests } from '#platform/errors/platform.errors';
import { hashOfToken } from '#platform/tokens/mailed-token';
import { SessionPool } from '../session/session-pool.js';

interface Found {
  id: string;
  scopes: OrganizationScope[];
  uses_in_hour: number;
  seconds_left: number;
}

/**
 * Recognises a program of the organisation (API-7). Recognising and counting are one statement: each use is an entry of
 * the audit log, so that an hour holds so many uses and no more, over all servers.
 */
@Injectable()
export class OrganizationBearer {
  constructor(private readonly sessions: SessionPool) {}

  /** Nobody for a token that is unknown, expired or revoked. */
  async of(token: string): Promise<OrganizationCaller | undefined> {
    const { rows } = await this.sessions.pool.query<Found>(
      `update organization_tokens t set
         last_used_at = now(),
         hour_started_at = case when h.is_over then now() else t.hour_started_at end,
         uses_in_hour = case when h.is_over then 1 else least(t.uses_in_hour, $2) + 1 end
       from (select id, coalesce(hour_started_at < now() - interval '1 hour', true) as is_over
             from organization_tokens where token_hash = $1 for update) h
       where t.id = h.id and t.revoked_at is null and t.expires_at > now()
       returning t.id, t.scopes, t.uses_in_hour,
         ceil(extract(epoch from t.hour_started_at + interval '1 hour' - now()))::int as seconds_left`,
      [hashOfToken(token), organizationUsesPerHour],
    );
    const [found] = rows;
    if (!found) return undefined;
    if (found.uses_in_hour > organizationUsesPerHour)
      throw new TooManyRequests({}, { headers: { 'Retry-After': String(Math.max(1, found.seconds_left)) } });
    return { tokenId: found.id, scopes: found.scopes };
  }
}
