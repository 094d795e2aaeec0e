import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { readerLanguage } from '#platform/i18n/reader-language';
import type { MadeOf } from './made-of.js';
import { writeOnce } from './sent-json.js';
import { SharedReads } from './shared-reads.js';

/** What all cards together may take over the line; beside that each stands there as an object. */
const bytesAtMost = 6_000_000;

/** Which cards are meant. */
interface Wanted<Card> {
  ids: readonly string[];
  /** Reads those that are not at hand; what is gone meanwhile is left out. */
  make: (missing: string[]) => Promise<ReadonlyMap<string, Card>>;
  /** What is made along where anything has to be made: who reads a page reads others around it (`Page.around`). */
  around?: readonly string[] | undefined;
  /** Bytes of a card that is no part of an answer by itself; by default it is written as it will leave. */
  weigh?: (card: Card) => number;
}

interface Cards<Card> extends Wanted<Card> {
  /** Names the kind, and whatever else its cards depend on. The reader's language is seen to. */
  what: string;
}

/**
 * What lists show of one thing, as it leaves: made once and put into every page that shows it, until a table changes that
 * it is made of (PERF-1, ADR 140). Pages differ by filter, order and length far more than what stands on them. Nobody may
 * change the cards that they are given.
 */
@Injectable()
export class KeptCards {
  private readonly maps = new Set<Map<string, object>>();
  private readonly making = new Map<Map<string, object>, Promise<unknown>>();
  private bytes = 0;

  constructor(private readonly shared: SharedReads) {}

  /** Cards that everybody is shown alike, in the order of their ids. */
  async alike<Card extends object>(tables: readonly string[], cards: Cards<Card>): Promise<Card[]> {
    const key = `cards ${cards.what} ${readerLanguage()}`;
    return this.filled(await this.shared.read(key, tables, this.empty<Card>()), cards);
  }

  /** Cards as somebody of this role and id is shown them, in the order of their ids. */
  async ofReader<Card extends object>({ id, role }: Viewer, madeOf: MadeOf, cards: Cards<Card>): Promise<Card[]> {
    const key = `cards ${cards.what} ${readerLanguage()} ${role}`;
    return this.filled(await this.shared.ofReader(id, key, madeOf, this.empty<Card>()), cards);
  }

  private readonly empty =
    <Card extends object>() =>
    (): Promise<Map<string, Card>> =>
      Promise.resolve(new Map<string, Card>());

  /**
   * Cards out of a map that is kept with what they are cards of, in the order of their ids. One of tables that change
   * while cards are read is asked by nobody again.
   */
  async filled<Card extends object>(known: Map<string, Card>, wanted: Wanted<Card>): Promise<Card[]> {
    const { ids, around = [] } = wanted;
    const missingNow = () => ids.filter((id) => !known.has(id));
    let missing = missingNow();
    // Who asks at the same moment asks for nearly the same: they wait, and make what is then still missing.
    while (missing.length > 0 && this.making.has(known)) {
      await this.making.get(known);
      missing = missingNow();
    }
    const made =
      missing.length > 0
        ? await this.made(known, [...new Set([...missing, ...around.filter((id) => !known.has(id))])], wanted)
        : known;
    return ids.flatMap((id) => made.get(id) ?? known.get(id) ?? []);
  }

  private async made<Card extends object>(
    known: Map<string, Card>,
    missing: string[],
    { make, weigh = writeOnce }: Wanted<Card>,
  ): Promise<ReadonlyMap<string, Card>> {
    const making = make(missing);
    this.making.set(
      known,
      making.catch(() => undefined),
    );
    try {
      const made = await making;
      for (const [id, card] of made) this.keep(known, id, card, weigh(card));
      return made;
    } finally {
      this.making.delete(known);
    }
  }

  private keep<Card extends object>(known: Map<string, Card>, id: string, card: Card, bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > bytesAtMost) {
      for (const map of this.maps) map.clear();
      this.maps.clear();
      this.bytes = bytes;
    }
    this.maps.add(known);
    known.set(id, card);
  }
}
