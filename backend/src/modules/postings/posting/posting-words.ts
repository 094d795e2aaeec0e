import {
  ArrayType,
  BooleanType,
  DateTimeType,
  DateType,
  DecimalType,
  type EntitySchema,
  IntegerType,
  UuidType,
} from '@mikro-orm/core';
import { type RawBuilder, sql } from 'kysely';

const wordlessTypes = [BooleanType, DateTimeType, DateType, DecimalType, IntegerType, UuidType];
/** Written by the platform and by administrators. */
const ofNoPoster = ['heldFor', 'reviewNote'];

/**
 * The words of a kind of postings: every column that can hold text, but for those named as holding none of its
 * poster's. So a new column is screened until somebody says why it need not be (OPP-4).
 */
export class PostingWords<Entity extends object> {
  readonly columns: readonly string[];
  private readonly properties: Record<string, Property>;

  constructor(schema: Pick<EntitySchema<Entity>, 'meta'>, wordless: readonly (keyof Entity & string)[]) {
    const named = new Set<string>([...ofNoPoster, ...wordless]);
    this.properties = schema.meta.properties;
    this.columns = Object.entries(this.properties)
      .filter(([name, property]) => canHoldText(property) && !named.has(name))
      .map(([name]) => name);
  }

  /** SQL of the texts of the posting `p` in all columns but these, each once, for those who review them. */
  othersThan(shown: readonly (string | undefined)[]): RawBuilder<string[]> {
    const others = this.columns.filter((name) => !shown.includes(name));
    const texts = others.map((name) => sql`array_to_string(array[${sql.ref(`p.${columnOf(name)}`)}], ' · ')`);
    return sql`array(select distinct text from unnest(array[${sql.join(texts)}]) text where text <> '')`;
  }

  /** SQL of the words of the posting `p` under the names of their properties, for those who correct them. */
  named(without: readonly string[] = []): RawBuilder<unknown> {
    const shown = this.columns.filter((name) => !without.includes(name));
    return sql`${sql.join(shown.map((name) => sql`${sql.ref(`p.${columnOf(name)}`)} as ${sql.ref(name)}`))}`;
  }

  /** The texts of one posting; a list reads as one. */
  of(posting: Entity): string[] {
    const values = posting as Record<string, string | string[] | null | undefined>;
    return this.columns.map((column) => [values[column] ?? []].flat().join(' '));
  }

  /** The columns that a form fills; an empty text clears its column where that may be empty. */
  in(form: object): Partial<Entity> {
    const said = form as Record<string, unknown>;
    const texts = this.columns.flatMap((name) => {
      const { type, nullable } = this.properties[name]!;
      const value = said[name];
      if (value === undefined || (!value && (!nullable || isOf(ArrayType, type)))) return [];
      return [[name, value || null]];
    });
    return Object.fromEntries(texts) as Partial<Entity>;
  }
}

/** The column of a property. */
export const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Property {
  type?: unknown;
  enum?: boolean;
  nullable?: boolean;
  /** Of a reference to another row. */
  kind?: unknown;
}

const isOf = (known: abstract new (...values: never[]) => unknown, type: unknown): boolean =>
  type === known || type instanceof known;

const canHoldText = ({ type, enum: isChosen, kind }: Property): boolean =>
  !isChosen && kind === undefined && !wordlessTypes.some((wordless) => isOf(wordless, type));
