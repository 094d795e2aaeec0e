import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely';
import type { Replica } from './replica.js';

type Reads = Pick<Replica, 'rowsOf'>;

/** Single reads on the replica, or on the primary when that has to answer. There are no transactions here. */
export const replicaDialect = (replica: Reads, primary: Kysely<unknown>): Dialect => ({
  createAdapter: () => new PostgresAdapter(),
  createDriver: () => new ReplicaDriver(new ReplicaConnection(replica, primary)),
  createIntrospector: (database) => new PostgresIntrospector(database),
  createQueryCompiler: () => new PostgresQueryCompiler(),
});

/** Holds no connection: each read takes one from the pool that answers it. */
class ReplicaConnection implements DatabaseConnection {
  constructor(
    private readonly replica: Reads,
    private readonly primary: Kysely<unknown>,
  ) {}

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const rows = await this.replica.rowsOf(query);
    return rows ? { rows: rows as Row[] } : this.primary.executeQuery<Row>(query as CompiledQuery<Row>);
  }

  streamQuery(): never {
    return refuse();
  }
}

class ReplicaDriver implements Driver {
  constructor(private readonly connection: ReplicaConnection) {}

  acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.connection);
  }

  beginTransaction = refuse;
  commitTransaction = refuse;
  rollbackTransaction = refuse;
  init = nothing;
  releaseConnection = nothing;
  destroy = nothing;
}

function refuse(): never {
  throw new Error('Reads that bear lag are single statements; use ReadDatabase.over for anything else.');
}

async function nothing(): Promise<void> {}
