import type { PostgresCursor, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import type pg from 'pg';

/**
 * How long a statement may stay unanswered. The role's own limit (15 s) comes first while the database lives; this one
 * is for a machine that vanished without closing its connections.
 */
export const patienceMs = 20_000;
/** What lifts the role's limit lifts this one too. */
const liftsLimit = /^set local statement_timeout\b/i;
/** What opens, ends or undoes a transaction: where one fails, nobody knows what the connection is still in. */
const bounds = /^(begin|start transaction|commit|rollback)\b/;

/** A failure inside a transaction that somebody caught: PostgreSQL answers its commit by undoing everything. */
class UndoneByCommit extends Error {
  constructor() {
    super('The transaction was undone: a statement in it had failed, and its failure was caught.');
  }
}

/**
 * A connection for as long as somebody holds it. One that may still be inside a transaction, or that never answered, is
 * closed when it is given back, so that its place in the pool goes to a new one (REL-6).
 */
export class PoolPlace implements PostgresPoolClient {
  private isBroken = false;
  private isReleased = false;
  private query_timeout: number | undefined = patienceMs;

  constructor(private readonly client: pg.PoolClient) {}

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
    if (liftsLimit.test(text)) this.query_timeout = undefined;
    try {
      const question = { text, values: values as unknown[], query_timeout: this.query_timeout };
      const result = await this.client.query(question);
      if (text === 'commit' && result.command !== 'COMMIT') throw new UndoneByCommit();
      return result as unknown as PostgresQueryResult<Row>;
    } catch (error) {
      this.isBroken = bounds.test(text) || isUnanswered(error);
      throw error;
    }
  }
}

const isUnanswered = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';
