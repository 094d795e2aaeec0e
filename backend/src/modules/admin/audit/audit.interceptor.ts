import type { CallHandler, ExecutionContext, NestInterceptor } from '@nestjs/common';
import type { Request, Response } from 'express';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { type AuditTrail } from '#platform/audit/audit-trail';
import { withoutWriting } from '#platform/database/transaction-modes';
import { type Transactions } from '#platform/database/transactions';
import type { AuditedDeed } from './audited-route.rules.js';
import type { AuditedRow, AuditedRows } from './audited-rows.js';
import { changedFields } from './changed-fields.rules.js';
import { namedIds } from './named-ids.js';

/**
 * Writes one route's changes to the audit log where an administrator makes them: reading before, changing, reading
 * after and the entry are one transaction, so that none stands without the other (CON-2, SEC-8).
 */
export class AuditInterceptor implements NestInterceptor {
  constructor(
    private readonly deed: AuditedDeed,
    /** Whether the route declares trials; what any other route does with `?dryRun=true` is done and written down. */
    private readonly hasTrial: boolean,
    private readonly transactions: Transactions,
    private readonly trail: AuditTrail,
    private readonly rows: AuditedRows,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<Request>();
    if (request.user?.role !== 'admin') return next.handle();
    if (this.hasTrial && request.query['dryRun'] === 'true') return from(this.tried(next));
    return from(this.audited(request, http.getResponse<Response>(), next, request.user.id));
  }

  /** Leaves no entry because it changes nothing: the database itself refuses a trial that writes. */
  private tried(next: CallHandler): Promise<unknown> {
    return this.transactions.run((em) =>
      // Not to the end of the transaction: a call with a key keeps its answer after that (REL-3).
      withoutWriting(em, () => lastValueFrom(next.handle(), { defaultValue: undefined })),
    );
  }

  private audited(request: Request, response: Response, next: CallHandler, actorId: string): Promise<unknown> {
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
      const written = { actorId, ...this.deed, requestId: String(request.id) };
      for (const id of ids) {
        await this.trail.append({ ...written, resourceId: id, ...difference(before.get(id), after.get(id)) });
      }
      if (ids.length === 0) await this.trail.append({ ...written, resourceId: null, before: null, after: null });
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
