import { Injectable, type OnModuleInit } from '@nestjs/common';
import { MikroORM } from '@mikro-orm/postgresql';
import { PoolKeepingConnection } from '#platform/database/pool-keeping-driver';
import { DatabaseListener } from '#platform/live/database-listener';

/** The channel on which triggers name the table that changed; the connection that changes it is told as well. */
const channel = 'shared_answers_changed';
const notice = `${channel} `;

/**
 * What this process hears of changes of tables whose contents are kept: from all processes after their commits, from its
 * own connections at once. Such a table has the trigger `shared_answers_changed` (REL-7, ADR 61).
 */
@Injectable()
export class TableChanges implements OnModuleInit {
  private readonly changes = new Map<string, number>();
  /** Changes of any table, and times when some may have been missed. */
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

  /** Without a name: anything may have changed. */
  changed(table = ''): void {
    if (table) this.changes.set(table, (this.changes.get(table) ?? 0) + 1);
    else this.unnamed += 1;
  }

  /** A number that is another one after each change of one of the tables; undefined while changes can't be heard. */
  stateOf(tables: readonly string[]): number | undefined {
    if (!this.isHearing) return undefined;
    return tables.reduce((sum, table) => sum + (this.changes.get(table) ?? 0), this.unnamed);
  }
}
