import { AsyncLocalStorage } from 'node:async_hooks';
import { serverActorId } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';

/** What is done to which resource, in the words of the audit log. */
export interface AuditedDeed {
  resource: string;
  action: string;
}

/** What an entry tells of one record. */
export interface ToldRecord {
  id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  people: string[];
}

/** What an administrator does, as the log names it. */
export interface AuditedCall {
  actorId: string;
  deed: AuditedDeed;
  /** Absent where no request asked for it. */
  requestId: string | null;
  /** The record that it is about. */
  resourceId: string | null;
  /** Records that a route itself is about, each with an entry of its own. */
  told: ToldRecord[];
  /** A deed that is told although no record of it is there. */
  isToldAnyway: boolean;
}

const withoutRequest = { requestId: null, isToldAnyway: false };

/** Under which deed the transactions that are opened here are written down (CON-2, ADR 0125). */
@Injectable()
export class AuditedDeeds {
  private readonly calls = new AsyncLocalStorage<AuditedCall>();

  run<T>(call: AuditedCall, work: () => T): T {
    return this.calls.run(call, work);
  }

  current(): AuditedCall | undefined {
    return this.calls.getStore();
  }

  /** What somebody does over an open line; routes are covered without being asked. */
  besideRoutes<T>({ id, role }: Viewer, deed: AuditedDeed, resourceId: string | null, work: () => T): T {
    if (role !== 'admin') return work();
    return this.run({ ...withoutRequest, actorId: id, deed, resourceId, told: [] }, work);
  }

  /** What is done at the command line, in an administrator's name or in nobody's who could write in the log. */
  byCommand<T>({ id, role }: Viewer, deed: AuditedDeed, work: () => T): T {
    const actorId = role === 'admin' ? id : serverActorId;
    return this.run({ ...withoutRequest, actorId, deed, resourceId: null, told: [] }, work);
  }
}
