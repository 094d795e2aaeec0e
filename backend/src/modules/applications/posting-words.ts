import {
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
export class PostingWords<Posting extends object> {
  readonly columns: readonly string[];

  constructor(schema: Pick<EntitySchema<Posting>, 'meta'>, wordless: readonly (keyof Posting & string)[]) {
    const named = new Set<string>([...ofNoPoster, ...wordless]);
    this.columns = Object.entries<Property>(schema.meta.properties)
      .filter(([name, property]) => canHoldText(property) && !named.has(name))
      .map(([name]) => name);
  }

  /** SQL of the texts in all columns but these, each once, for those who review them. */
  othersThan(...shown: (keyof Posting & string)[]): RawBuilder<string[]> {
    const others = this.columns.filter((name) => !(shown as string[]).includes(name));
    const texts = others.map((name) => sql`array_to_string(array[${sql.ref(columnOf(name))}], ' · ')`);
    return sql`array(select distinct text from unnest(array[${sql.join(texts)}]) text where text <> '')`;
  }

  /** The texts of one posting; a list reads as one. */
  of(posting: Posting): string[] {
    const values = posting as Record<string, string | string[] | null | undefined>;
    return this.columns.map((column) => [values[column] ?? []].flat().join(' '));
  }
}

const columnOf = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

interface Property {
  type?: unknown;
  enum?: boolean;
  /** Of a reference to another row. */
  kind?: unknown;
}

const canHoldText = ({ type, enum: isChosen, kind }: Property): boolean =>
  !isChosen && kind === undefined && !wordlessTypes.some((wordless) => type === wordless || type instanceof wordless);
