import { MikroORM } from '@mikro-orm/postgresql';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { PoolKeepingConnection } from '#platform/database/pool-keeping-driver';
import { DatabaseListener } from '#platform/live/database-listener';

/** The channel on which triggers name the table that changed; the connection that changes it is told as well. */
const channel = 'shared_answers_changed';
const notice = `${channel} `;
/** People whose rows change are many; beyond so many names everything counts as changed. */
const maximumNames = 10_000;

/**
 * What this process hears of changes of tables whose contents are kept: from all processes after their commits, from its
 * own connections at once. Such a table has the trigger `shared_answers_changed` (REL-7, ADR 140).
 */
@Injectable()
export class TableChanges implements OnModuleInit {
  /** The number of the last change of each table, or of one person's rows in it. */
  private readonly changes = new Map<string, number>();
  private last = 0;
  /** The number of the last change of any table, or of the last moment when some may have been missed. */
  private unnamed = 0;
  private isHearing = false;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly orm: MikroORM,
  ) {}

  onModuleInit(): void {
    this.listener.listen(channel, {
      heard: (table) => this.changed(table),
      back: async () => {
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
    this.last += 1;
    if (name) this.changes.set(name, this.last);
    if (name && this.changes.size <= maximumNames) return;
    this.changes.clear();
    this.unnamed = this.last;
  }

  /** A number that is another one after each change of what is named; undefined while changes can't be heard. */
  stateOf(names: readonly string[]): number | undefined {
    if (!this.isHearing) return undefined;
    return names.reduce((latest, name) => Math.max(latest, this.changes.get(name) ?? 0), this.unnamed);
  }
}
