import { type RawBuilder, sql } from 'kysely';
import type { ActivityKind, ActivityRow } from './activity.js';

/**
 * Whether a certificate `t` replaces one with a mistake: nobody completed anything on that day (CRT-6). Asked for each
 * that is told, where `exists` would be answered by reading all certificates once.
 */
const isReissue = sql`(select true from certificates old where old.superseded_by = t.id limit 1)`;

/** What a row of `certificates t` tells: a reissue is told as what it is. */
export const certificateKind = (issued: ActivityKind, reissued: ActivityKind): RawBuilder<ActivityKind> =>
  sql<ActivityKind>`case when ${isReissue} then ${reissued} else ${issued} end`;

interface Telling {
  kind: ActivityKind | RawBuilder<ActivityKind>;
  id: string;
  at: string;
  /** FROM, joins and WHERE. */
  from: RawBuilder<unknown>;
  person?: RawBuilder<string | null>;
  titleAr?: string;
  titleEn?: string;
  amount?: string;
  href?: RawBuilder<string | null>;
}

const columnOr = (column: string | undefined) => (column ? sql`${sql.ref(column)}::text` : sql`null::text`);

/** The latest of several kinds together: each reads no more than its own index has to give. */
export function latest(tellings: readonly Telling[], limit: number): RawBuilder<ActivityRow> {
  const parts = tellings.map(
    ({ kind, id, at, from, person, titleAr, titleEn, amount, href }) => sql`(
      select ${sql.ref(id)}::text as id, ${typeof kind === 'string' ? sql.val(kind) : kind}::text as kind,
             ${person ?? sql`null::text`} as person, ${columnOr(titleAr)} as title_ar, ${columnOr(titleEn)} as title_en,
             ${columnOr(amount)} as amount, ${href ?? sql`null::text`} as href, ${sql.ref(at)} as at
      ${from} order by ${sql.ref(at)} desc, ${sql.ref(id)} desc limit ${limit})`,
  );
  return sql<ActivityRow>`select * from (${sql.join(parts, sql` union all `)}) happened
    order by at desc, id desc limit ${limit}`;
}
