import type { EntityManager } from '@mikro-orm/postgresql';
import { Inject, Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { AuditTrail } from '#platform/audit/audit-trail';
import { type AuditedCall, AuditedDeeds, type ToldRecord } from '#platform/audit/audited-deeds';
import { noteChanges } from '#platform/database/transaction-modes';
import { Transactions } from '#platform/database/transactions';
import { PERSONAL_DATA, type PersonalData } from '#platform/personal-data/personal-data';
import { RecordReader } from '../records/record-reader.js';
import { tablesOf } from './audited-rows.js';
import { changedFields } from './changed-fields.rules.js';
import { byTable, type ChangedRow, type NotedChange, type Row, tellable, wholeChanges } from './noted-changes.rules.js';
import { type PeopleBehind, peopleBehindRows, peopleIn, peopleWhoseRow } from './people-of-rows.js';

/**
 * Writes down what each transaction of an administrator's call changed, in that transaction: whichever statement it was,
 * and whether or not anybody thought of the route (CON-2, SEC-8, ADR 0125).
 */
@Injectable()
export class AuditedCalls {
  private readonly personal: ReadonlyMap<string, ReadonlySet<string>>;
  /** The columns that say whose a table's rows are; none where a row alone does not tell. */
  private readonly owners = new Map<string, readonly string[] | undefined>();
  private readonly behind: PeopleBehind;

  constructor(
    private readonly transactions: Transactions,
    private readonly deeds: AuditedDeeds,
    private readonly trail: AuditTrail,
    private readonly reader: RecordReader,
    @Inject(PERSONAL_DATA) { sources }: PersonalData,
  ) {
    const hidden = new Map<string, Set<string>>();
    for (const { table, whose, hidden: more = [], staysUnnamed } of sources) {
      hidden.set(table, new Set([...(hidden.get(table) ?? []), ...more]));
      const known = this.owners.has(table) ? this.owners.get(table) : [];
      const column = typeof whose === 'string' ? (staysUnnamed ? [] : [whose]) : undefined;
      this.owners.set(table, known && column && [...known, ...column]);
    }
    this.personal = hidden;
    this.behind = sources.flatMap(({ table, people }) => (people ? [[table, people] as const] : []));
    transactions.accompany((em) => this.begin(em));
  }

  private async begin(em: EntityManager): Promise<(() => Promise<void>) | undefined> {
    const call = this.deeds.current();
    if (!call) return undefined;
    await noteChanges(em);
    return () => this.finish(call);
  }

  private async finish(call: AuditedCall): Promise<void> {
    await this.transactions.required().em.flush();
    const told = call.told.splice(0);
    const tables = new Set(tablesOf(call.deed.resource).map(({ table }) => table));
    const ids = new Set(told.map(({ id }) => id));
    const noted = await this.reader.rows(sql<NotedChange>`select relation, before, after from changes_to_audit()`);
    const others = wholeChanges(noted).filter(({ relation, key }) => !(tables.has(relation) && ids.has(key)));
    const beside = await this.described(call, others);
    const [only, ...more] = told;
    if (only && more.length === 0) return this.append(call, { ...only, ...joined(only, beside) });
    for (const record of told) await this.append(call, record);
    if (others.length > 0 || call.isToldAnyway)
      await this.append(call, { ...beside, id: told.length > 0 ? null : beside.id });
  }

  /** All rows as one: flat where it is the one that the call names, else by table. */
  private async described(call: AuditedCall, rows: readonly ChangedRow[]) {
    const named = await peopleIn(this.reader, rows, call.actorId);
    const behind = await peopleBehindRows(this.reader, rows, this.behind);
    const peopleOf = (row: ChangedRow) => [...peopleWhoseRow(row, named), ...behind(row)];
    const tellableRows = rows.map((row) => {
      const hidden = this.personal.get(row.relation);
      const isNobodys = hidden !== undefined && peopleOf(row).length === 0 && this.mayBeOfSomebody(row);
      const how = { hidden: hidden ?? new Set<string>(), isNobodys };
      return { ...row, before: tellable(row.before, how), after: tellable(row.after, how) };
    });
    const [single, ...more] = tellableRows;
    const isFlat = single && more.length === 0 && (call.resourceId ?? single.key) === single.key;
    const told = isFlat ? changedFields(single.before, single.after) : byTable(tellableRows);
    const people = [...new Set(rows.flatMap(peopleOf))];
    // What is made first is what the others belong to.
    return { ...told, people, id: call.resourceId ?? single?.key ?? null };
  }

  /** A bank of a course, for instance, has no owner: nothing in it could have to be erased. */
  private mayBeOfSomebody({ relation, before, after }: ChangedRow): boolean {
    return this.owners.get(relation)?.some((column) => before?.[column] ?? after?.[column]) ?? true;
  }

  private async append(
    { actorId, deed, requestId }: AuditedCall,
    { id, ...told }: Omit<ToldRecord, 'id'> & { id: string | null },
  ): Promise<void> {
    await this.trail.append({ actorId, ...deed, requestId, resourceId: id, ...told });
  }
}

/** What else changed stands beside the record's own fields. */
function joined(record: ToldRecord, beside: Omit<ToldRecord, 'id'>): Omit<ToldRecord, 'id'> {
  const both = (one: Row | null, other: Row | null): Row | null => (one || other ? { ...other, ...one } : null);
  return {
    before: both(record.before, beside.before),
    after: both(record.after, beside.after),
    people: [...new Set([...record.people, ...beside.people])],
  };
}
