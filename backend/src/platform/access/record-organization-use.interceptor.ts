import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { AuditTrail } from '#platform/audit/audit-trail';

/**
 * Writes down each use of a token of the organisation before anything of the answer leaves: which call, asked how, and
 * how many records (API-7, SEC-8). The entry names no person; whose records they are is told by their ids alone. How
 * many entries there can be is limited where the token is recognised.
 */
@Injectable()
export class RecordOrganizationUse implements NestInterceptor {
  constructor(private readonly trail: AuditTrail) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return from(this.recorded(context.switchToHttp().getRequest<Request>(), next));
  }

  private async recorded(request: Request, next: CallHandler): Promise<unknown> {
    const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
    const { organization, method, path, query, id } = request;
    if (!organization) throw new Error('Only programs of the organisation are recorded.');
    await this.trail.appendAlone({
      actorId: organization.tokenId,
      action: 'use',
      resource: 'organization-tokens',
      resourceId: organization.tokenId,
      requestId: String(id),
      before: null,
      after: { call: `${method} ${path}`, query: { ...query }, records: Array.isArray(answer) ? answer.length : 1 },
    });
    return answer;
  }
}
