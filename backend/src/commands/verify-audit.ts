import type pg from 'pg';
import { beforeFirst, type ChainedRow, type ChainFault, faultOf } from '#platform/audit/audit-chain';

export interface AuditReport {
  id: 'SEC-8';
  pass: boolean;
  entries: number;
  /** Entries whose details went with a person who was erased. */
  erased: number;
  /** Hash of the last entry: keep it elsewhere, and a later run can prove that nothing was cut off. */
  head: string;
  /** The first entry that is not as it was written. */
  broken?: { sequence: number; fault: ChainFault };
  /** Whether a head of an earlier run is still in the chain. */
  holdsKnownHead?: boolean;
}

const batch = 5000;

/** Recomputes the whole chain of the audit log, of one moment, and stops at the first entry that does not hold. */
export async function verifyAudit(client: pg.Client, knownHead?: string): Promise<AuditReport> {
  await client.query('begin isolation level repeatable read read only');
  await client.query('set local statement_timeout = 0');
  const report = await inspectAudit(client, knownHead);
  await client.query('commit');
  return report;
}

/** The same inside a transaction that is open already. */
export async function inspectAudit(client: pg.Client, knownHead?: string): Promise<AuditReport> {
  const report: AuditReport = { id: 'SEC-8', pass: true, entries: 0, erased: 0, head: '' };
  const erased = await readErased(client);
  let holdsKnownHead = false;
  let last: Pick<ChainedRow, 'sequence' | 'hash'> = beforeFirst;
  for (let rows = await read(client, 0); rows.length > 0; rows = await read(client, last.sequence)) {
    for (const row of rows) {
      const fault = faultOf(row, last, erased);
      if (fault) return { ...report, pass: false, broken: { sequence: row.sequence, fault } };
      last = row;
      report.entries += 1;
      report.erased += row.isErased ? 1 : 0;
      report.head = row.hash;
      holdsKnownHead ||= row.hash === knownHead;
    }
  }
  if (knownHead === undefined) return report;
  return { ...report, pass: holdsKnownHead, holdsKnownHead };
}

/**
 * Places that erasures name: entries of the chain by people who are gone. Their own details are checked like all
 * others, and what they name stands before them.
 */
async function readErased(client: pg.Client): Promise<Set<number>> {
  const { rows } = await client.query<{ sequence: string }>(
    `select place as sequence
       from audit_log l join audit_details d on d.entry_id = l.id, jsonb_array_elements_text(d.after -> 'entries') as place
      where l.action = 'erase' and l.resource = 'users' and l.resource_id = l.actor_id::text
        and place::bigint < l.sequence and not exists (select from users u where u.id = l.actor_id)`,
  );
  return new Set(rows.map(({ sequence }) => Number(sequence)));
}

async function read(client: pg.Client, after: number): Promise<ChainedRow[]> {
  const { rows } = await client.query<Omit<ChainedRow, 'sequence'> & { sequence: string }>(
    `select l.sequence, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
            l.actor_id as "actorId", l.action, l.resource, l.resource_id as "resourceId",
            l.request_id as "requestId", l.details_digest as "detailsDigest", l.previous_hash as "previousHash", l.hash,
            case when d.entry_id is not null then jsonb_build_array(d.nonce, d.before, d.after)::text end as details,
            coalesce(d.erased_at is not null, false) as "isErased"
       from audit_log l left join audit_details d on d.entry_id = l.id
      where l.sequence > $1 order by l.sequence limit ${batch}`,
    [after],
  );
  return rows.map((row) => ({ ...row, sequence: Number(row.sequence) }));
}
