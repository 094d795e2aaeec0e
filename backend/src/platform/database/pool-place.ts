import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';
import { isLostConnection, isStandby } from '#platform/errors/database-errors';
import { watched } from './statement-watch.js';

/**
 * How long a statement may stay unanswered. The role's own limit (15 s) comes first while the database lives; this one
 * is for a machine that vanished without closing its connections.
 */
export const patienceMs = 20_000;
/** What lifts the role's limit lifts this one too. */
const liftsLimit = /^set local statement_timeout\b/i;
/** What opens, ends or undoes a transaction: where one fails, nobody knows what the connection is still in. */
const bounds = /^(begin|start transaction|commit|rollback)\b/;

/** What makes a transaction of ours refuse its own writes. */
const readOnly = /^set transaction\b.*\bread only$/i;
/** With its savepoint what was set within it ends. */
const mayWriteAgain = /^(?:begin|start transaction|release savepoint)\b/;

/** A write of ours in a transaction that we had made read-only: a fault of the code, not a standby. */
class WroteWhileReading extends Error {
  constructor(cause: unknown) {
    super('A transaction that may only read tried to write.');
    // Only its words: its state would pass for that of a standby.
    this.stack += `\n${cause instanceof Error ? cause.message : String(cause)}`;
  }
}

/** A failure inside a transaction that somebody caught: PostgreSQL answers its commit by undoing everything. */
class UndoneByCommit extends Error {
  constructor() {
    super('The transaction was undone: a statement in it had failed, and its failure was caught.');
  }
}

/**
 * A connection for as long as somebody holds it. One that may still be inside a transaction, that never answered,
 * or that leads to a standby is closed when it is given back, so that its place in the pool goes to a new one (REL-6).
 */
export class PoolPlace implements PostgresPoolClient {
  private isBroken = false;
  private isReleased = false;
  private mayOnlyRead = false;
  private query_timeout: number | undefined = patienceMs;

  /** Hears of a connection that turned out to lead to a standby. */
  constructor(
    private readonly client: pg.PoolClient,
    private readonly onStandby: () => void,
  ) {}

  query<Row>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  query<Row>(cursor: PostgresCursor<Row>): PostgresCursor<Row>;
  query<Row>(
    question: string | PostgresCursor<Row>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<Row>> | PostgresCursor<Row> {
    if (typeof question !== 'string') throw new Error('Rows are read as a whole; cursors are not at hand.');
    return this.ask<Row>(question, parameters);
  }

  /** Counts once: a transaction that could not be opened is given back by the driver, and maybe by who asked for it. */
  release(): void {
    if (this.isReleased) return;
    this.isReleased = true;
    this.client.release(this.isBroken);
  }

  private async ask<Row>(text: string, values: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    // Behind a statement that was never answered nothing else is.
    if (this.isBroken) throw new Error('Connection terminated: an earlier statement was not answered');
    if (readOnly.test(text)) this.mayOnlyRead = true;
    if (mayWriteAgain.test(text)) this.mayOnlyRead = false;
    if (liftsLimit.test(text)) this.query_timeout = undefined;
    try {
      const question = { text, values: values as unknown[], query_timeout: this.query_timeout };
      const result = await watched(text, () => this.client.query(question));
      if (text === 'commit' && result.command !== 'COMMIT') throw new UndoneByCommit();
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      if (isStandby(error) && this.mayOnlyRead) throw new WroteWhileReading(error);
      if (isStandby(error)) this.onStandby();
      // Once broken it stays so, whatever the statements say that follow.
      this.isBroken ||= bounds.test(text) || isLostConnection(error);
      throw error;
    }
  }
}
