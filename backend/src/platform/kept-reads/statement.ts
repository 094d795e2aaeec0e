import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryExecutorProvider,
} from 'kysely';
import type { ReadyStatement } from '#platform/database/read-database';
import { readerLanguage } from '#platform/i18n/reader-language';

/** Writes text and asks no database. */
const writer = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (database) => new PostgresIntrospector(database),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** More shapes than the lists of a site have; beyond it they are written anew. */
const shapesAtMost = 200;

/** Where a value stands in a kept text. Nobody can reckon with it, so that no text depends on what it will be. */
class Place {
  constructor(readonly name: string) {}

  [Symbol.toPrimitive](): never {
    throw new Error(`The value ${this.name} is not known while the text of its statement is written.`);
  }
}

/** What `build` writes: a query of the builder, or SQL text. */
interface Written<Row> {
  compile(executor: QueryExecutorProvider): CompiledQuery<Row>;
}

/**
 * A statement whose text is written once for each shape and sent with the values of each call: writing it costs several
 * times what sending it does (PERF-1). Make one at the top of its file, so that nothing of a call can come into the text
 * but what it is given.
 *
 * @param build writes the statement. `shape` is all that its text depends on; of `values` it may ask which are there, not
 *   what they are. The language of the reader may be asked for as ever.
 */
export class Statement<Tables, Shape, Values extends object, Row> {
  private readonly texts = new Map<string, CompiledQuery>();

  constructor(private readonly build: (from: Kysely<Tables>, shape: Shape, values: Values) => Written<Row>) {}

  /** With a `cursor` among the values, which has to be read to write the text, it is written for this call alone. */
  with(shape: Shape, values: Values): ReadyStatement<Row> {
    if ('cursor' in values && values.cursor !== undefined) return this.write(shape, values);
    const given = Object.keys(values).filter((name) => values[name as keyof Values] !== undefined);
    const key = `${readerLanguage()} ${JSON.stringify(shape)} ${given.join()}`;
    let text = this.texts.get(key);
    if (!text) {
      text = this.write(shape, Object.fromEntries(given.map((name) => [name, new Place(name)])) as Values);
      if (this.texts.size >= shapesAtMost) this.texts.clear();
      this.texts.set(key, text);
    }
    const { sql, parameters } = text;
    return {
      sql,
      parameters: parameters.map((value) => (value instanceof Place ? values[value.name as keyof Values] : value)),
    };
  }

  private write(shape: Shape, values: Values): CompiledQuery<Row> {
    return this.build(writer as unknown as Kysely<Tables>, shape, values).compile(writer);
  }
}
