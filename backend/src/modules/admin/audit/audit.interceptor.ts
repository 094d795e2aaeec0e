import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { AuditedCall, AuditedDeeds } from '#platform/audit/audited-deeds';
import { canonicalId } from '#platform/database/is-uuid';
import { withoutWriting } from '#platform/database/transaction-modes';
import { type Transactions } from '#platform/database/transactions';
import type { AuditedRoute } from './audited-route.rules.js';
import type { AuditedRow, AuditedRows } from './audited-rows.js';
import { changedFields } from './changed-fields.rules.js';
import { namedIds } from './named-ids.js';

/**
 * Writes one route's changes to the audit log where an administrator makes them. Where the route is about records that
 * the log reads whole, reading before, changing, reading after and the entry are one transaction, so that none stands
 * without the other; elsewhere each transaction of the call tells what it changed (CON-2, SEC-8).
 */
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly deed: AuditedRoute,
    /** Whether the route declares trials; what any other route does with `?dryRun=true` is done and written down. */
    private readonly hasTrial: boolean,
    private readonly transactions: Transactions,
    private readonly deeds: AuditedDeeds,
    private readonly rows: AuditedRows,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.user?.role !== 'admin') return next.handle();
    if (this.hasTrial && request.query['dryRun'] === 'true') return from(this.tried(next));
    const call: AuditedCall = {
      actorId: request.user.id,
      deed: { resource: this.deed.resource, action: this.deed.action },
      requestId: String(request.id),
      resourceId: idOfPath(request),
      told: [],
      isToldAnyway: false,
    };
    const work = this.deed.isAboutRecords
      ? () => this.audited(request, http.getResponse<Response>(), next, call)
      : () => lastValueFrom(next.handle(), { defaultValue: undefined });
    return from(this.deeds.run(call, work));
  }

  /** Leaves no entry because it changes nothing: the database itself refuses a trial that writes. */
  private tried(next: CallHandler): Promise<unknown> {
    return this.transactions.run((em) =>
      // Not to the end of the transaction: a call with a key keeps its answer after that (REL-3).
      withoutWriting(em, () => lastValueFrom(next.handle(), { defaultValue: undefined })),
    );
  }

  private audited(request: Request, response: Response, next: CallHandler, call: AuditedCall): Promise<unknown> {
    const { resource } = this.deed;
    const initialStatus = response.statusCode;
    return this.transactions.run(async () => {
      // A transaction that is tried again starts with a clean answer.
      response.status(initialStatus);
      const named = namedIds(request);
      const before = await this.rows.of(resource, named);
      const answer = await lastValueFrom(next.handle(), { defaultValue: undefined });
      await this.transactions.required().em.flush();
      const ids = named.length > 0 ? named : idsIn(answer);
      assertReadBefore(request, named, answer);
      const after = await this.rows.of(resource, ids);
      call.told = ids.map((id) => ({ id, ...difference(before.get(id), after.get(id)) }));
      call.isToldAnyway = ids.length === 0;
      return answer;
    });
  }
}

/** What changed, and whose record it was or became. */
const difference = (before: AuditedRow | undefined, after: AuditedRow | undefined) => ({
  ...changedFields(before?.row, after?.row),
  people: [...new Set([...(before?.people ?? []), ...(after?.people ?? [])])],
});

/** Whatever a bulk action says it changed was read before: otherwise the entry would not tell from what to what. */
function assertReadBefore({ method }: Request, named: readonly string[], answer: unknown): void {
  const { ids } = (answer ?? {}) as { ids?: unknown };
  if (method === 'POST' || !Array.isArray(ids)) return;
  if (!ids.every((id) => named.includes(id as string)))
    throw new Error('A bulk action changed what the audit did not read.');
}

/** The ids of what was made, as the answer names them. */
function idsIn(answer: unknown): string[] {
  const { id, ids } = (answer ?? {}) as { id?: unknown; ids?: unknown };
  if (Array.isArray(ids)) return ids.filter((one) => typeof one === 'string');
  return typeof id === 'string' ? [id] : [];
}

/** What the path names: the record itself, or the one above it. */
function idOfPath({ params }: Request): string | null {
  const id = params['id'] ?? Object.values(params)[0];
  return typeof id === 'string' ? canonicalId(id) : null;
}
