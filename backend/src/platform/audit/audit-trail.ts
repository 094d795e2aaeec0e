import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { Transactions } from '#platform/database/transactions';
import type { PlatformTables } from '#platform/manifest/platform.tables';

/** One thing that somebody did. */
export interface AuditedAct {
  actorId: string;
  action: string;
  resource: string;
  resourceId: string | null;
  requestId: string | null;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  /** Ids of those whose account or record it is; nobody's where left out. */
  people?: readonly string[];
}

/** Writes the audit log, in the transaction of the change or not at all (SEC-8). */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly database: ReadDatabase,
    private readonly transactions: Transactions,
  ) {}

  /** Something that changes no row, such as taking a file away: the entry is a transaction of its own. */
  async appendAlone(act: AuditedAct): Promise<void> {
    await this.transactions.run(() => this.append(act));
  }

  async append({
    actorId,
    action,
    resource,
    resourceId,
    requestId,
    before,
    after,
    people = [],
  }: AuditedAct): Promise<void> {
    await this.transactions.required().em.flush();
    await sql`select audit_append(${actorId}::uuid, ${action}, ${resource}, ${resourceId}, ${requestId},
      ${asJson(before)}::jsonb, ${asJson(after)}::jsonb, ${[...people]}::uuid[])`.execute(
      this.database.over<PlatformTables>(),
    );
  }
}

const asJson = (value: object | null): string | null => value && JSON.stringify(value);
