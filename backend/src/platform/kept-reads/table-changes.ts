import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PoolKeepingConnection } from '#platform/database/pool-keeping-driver';
import { watchQuestions } from '#platform/database/statement-watch';
import { DatabaseListener } from '#platform/live/database-listener';
import { noteStatement } from './making.js';
import { TablesRead, type Told } from './tables-read.js';

/** The channel on which triggers name the table that changed; the connection that changes it is told as well. */
const channel = 'shared_answers_changed';
const notice = `${channel} `;
/** People whose rows change are many; beyond so many names everything counts as changed. */
const maximumNames = 10_000;
const none: ReadonlyMap<string, Told> = new Map();

/**
 * What this process hears of changes of tables whose contents are kept: from all processes after their commits, from its
 * own connections at once. Such a table has the trigger `shared_answers_changed` (REL-7, ADR 140).
 */
@Injectable()
export class TableChanges implements OnModuleInit {
  /** The number of the last change of each table, or of one person's rows in it. */
  private readonly changes = new Map<string, number>();
  private count = 0;
  /** The number of the last change of any table, or of the last moment when some may have been missed. */
  private unnamed = 0;
  private isHearing = false;
  private tables: TablesRead | undefined;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly orm: MikroORM,
  ) {}

  onModuleInit(): void {
    watchQuestions(noteStatement);
    this.listener.listen(channel, {
      heard: (table) => this.changed(table),
      back: async () => {
        this.tables = await TablesRead.from(this.orm);
        this.changed();
        this.isHearing = true;
      },
      lost: () => {
        this.isHearing = false;
      },
    });
    const connection = this.orm.em.getConnection();
    if (connection instanceof PoolKeepingConnection)
      connection.onNotice(({ message = '' }) => {
        if (message.startsWith(notice)) this.changed(message.slice(notice.length));
      });
  }

  /** Without a name: anything may have changed. A name is a table's, or a table's with the id of whose rows they are. */
  changed(name = ''): void {
    this.count += 1;
    if (name) this.changes.set(name, this.count);
    if (name && this.changes.size <= maximumNames) return;
    this.changes.clear();
    this.unnamed = this.count;
  }

  /** The number of the last change of anything. */
  get last(): number {
    return this.count;
  }

  /** Whether nothing of what is named has changed after the change of that number; while changes can't be heard, nobody knows. */
  areNone(names: Iterable<string>, since: number): boolean {
    if (!this.isHearing || this.unnamed > since) return false;
    for (const name of names) if ((this.changes.get(name) ?? 0) > since) return false;
    return true;
  }

  /** The tables that a statement reads, each with how its changes are told. */
  readBy(text: string): ReadonlyMap<string, Told> {
    return this.tables?.by(text) ?? none;
  }
}
