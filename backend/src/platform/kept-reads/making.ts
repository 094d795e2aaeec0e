import { AsyncLocalStorage } from 'node:async_hooks';
import { isoTime } from '#platform/database/iso-time';
import type { TableChanges } from './table-changes.js';

const current = new AsyncLocalStorage<Making>();

/**
 * What something that is kept is made of, noted while it is made and as long as it is kept: the tables that its statements
 * read, what else was kept and went into it, and until when it is true by the clock alone (REL-7, ADR 158).
 */
export class Making {
  private readonly begun = Date.now();
  private readonly since: number;
  private readonly names = new Set<string>();
  private readonly parts = new Set<Making>();
  /** Tables whose changes nobody tells: what is made of them is never kept. */
  readonly unheard = new Set<string>();
  private until = Infinity;

  /** @param readerId whose own rows are read where a table has rows of people; nobody’s for what is alike for everybody */
  constructor(
    private readonly changes: TableChanges,
    private readonly readerId?: string,
  ) {
    this.since = changes.last;
  }

  run<Made>(make: () => Promise<Made>): Promise<Made> {
    return current.run(this, make);
  }

  /** Says that what is being made has this in it. */
  goesIn(): void {
    current.getStore()?.parts.add(this);
  }

  /** Whether it is still what would be made now. */
  get isTrue(): boolean {
    if (this.unheard.size > 0 || this.until <= Date.now() || !this.changes.areNone(this.names, this.since))
      return false;
    for (const part of this.parts) if (!part.isTrue) return false;
    return true;
  }

  /** Before the statement is sent: what changes afterwards may not be in its answer. */
  asks(text: string): void {
    for (const [table, told] of this.changes.readBy(text)) {
      if (told === 'every change') this.names.add(table);
      else if (told === 'whose rows' && this.readerId !== undefined)
        this.names.add(table).add(`${table} ${this.readerId}`);
      else this.unheard.add(table);
    }
  }

  endsAt(moment: number): void {
    // What was over before stays over; what ends while it is made may be in it as it was.
    if (moment > this.begun) this.until = Math.min(this.until, moment);
  }
}

/** Notes the tables of a statement for what is being made. */
export const noteStatement = (text: string): void => current.getStore()?.asks(text);

/** Says that the clock changes at this moment what is being made: a deadline passes, a skill expires. */
export function changesAt(moment: Date | string | null | undefined): void {
  if (moment === null || moment === undefined) return;
  current.getStore()?.endsAt(Date.parse(isoTime(moment)));
}
