import type { MikroORM } from '@mikro-orm/postgresql';
import { watched } from '#platform/database/statement-watch';
import type { DatabaseListener } from '#platform/live/database-listener';
import { TableChanges } from '../table-changes.js';
import type { Told } from '../tables-read.js';

interface Hearing {
  back: () => Promise<void>;
  lost: () => void;
}

/** Changes as a process hears them whose database has these tables, and what reads them. */
export async function heardChanges(tables: Record<string, Told>, bodies: Record<string, string> = {}) {
  let hearing: Hearing | undefined;
  const named = [
    ...Object.entries(tables).map(([name, told]) => ({ name, told, body: null })),
    ...Object.entries(bodies).map(([name, body]) => ({ name, told: null, body })),
  ];
  const listener = { listen: (_channel: string, given: Hearing) => (hearing = given) };
  const em = { fork: () => ({ execute: () => Promise.resolve(named) }), getConnection: () => undefined };
  const changes = new TableChanges(listener as unknown as DatabaseListener, { em } as unknown as MikroORM);
  changes.onModuleInit();
  await hearing!.back();
  return { changes, hearing: hearing! };
}

/** Asks a statement as a database would be asked that answers nothing. */
export const asked = async (text: string): Promise<void> => watched(text, () => Promise.resolve());
