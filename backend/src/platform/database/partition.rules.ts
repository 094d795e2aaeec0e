/** How long a stretch of time is whose rows stand in one partition; all of them begin at midnight UTC. */
export type PartitionSpan = 'day' | 'month';

/** A stretch of time, its end left out; `null` is without end. */
export interface Stretch {
  starts: Date | null;
  ends: Date | null;
}

/** A partition of a table, as the catalogue has it; the one for the rest has no stretch. */
export interface TimePartition extends Stretch {
  name: string;
}

/** What a table stands in partitions by: the moment that each row was written. */
export const partitionKey = 'created_at';

/** Rows that no other partition takes. */
export const restOf = (table: string): string => `${table}_rest`;

/** The stretch that a moment lies in, so many further. */
export function stretchOf(moment: Date, span: PartitionSpan, further = 0): { starts: Date; ends: Date } {
  const [year, month, day] = [moment.getUTCFullYear(), moment.getUTCMonth(), moment.getUTCDate()];
  const begin = (step: number): Date =>
    span === 'month' ? new Date(Date.UTC(year, month + step, 1)) : new Date(Date.UTC(year, month, day + step));
  return { starts: begin(further), ends: begin(further + 1) };
}

/** Named by what it holds, such as `analytics_202611` or `live_events_20261126`. */
export const partitionName = (table: string, { starts }: { starts: Date }, span: PartitionSpan): string =>
  `${table}_${starts
    .toISOString()
    .slice(0, span === 'month' ? 7 : 10)
    .replaceAll('-', '')}`;

/** What PostgreSQL says a partition holds, such as `FOR VALUES FROM ('2026-11-01 00:00:00+00') TO (MAXVALUE)`. */
export function stretchSaid(bound: string): Stretch {
  const said = (word: string): Date | null => {
    const [, moment] = new RegExp(`${word} \\('([^']+)'\\)`).exec(bound) ?? [];
    // ISO 8601 wants a T, and minutes where an offset has hours only.
    return moment === undefined ? null : new Date(moment.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  };
  return { starts: said('FROM'), ends: said('TO') };
}

const covers = ({ starts, ends }: Stretch, moment: Date): boolean =>
  (starts !== null || ends !== null) && (starts === null || starts <= moment) && (ends === null || moment < ends);

/** The stretches of now and of so many to come that no partition takes yet (SCL-1). */
export function missingStretches(
  present: readonly TimePartition[],
  { span, ahead }: { span: PartitionSpan; ahead: number },
  now: Date,
): { starts: Date; ends: Date }[] {
  return Array.from({ length: ahead + 1 }, (_, further) => stretchOf(now, span, further)).filter(
    ({ starts }) => !present.some((partition) => covers(partition, starts)),
  );
}

/** Partitions all of whose rows are older than a moment (SCL-1). */
export const endedBefore = (present: readonly TimePartition[], moment: Date): TimePartition[] =>
  present.filter(({ ends }) => ends !== null && ends <= moment);
