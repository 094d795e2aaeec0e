import type { ExplainedStatement, PlanNode } from './plans.ts';

/** Rows of a table in the small and in the large database. */
export type TableRows = ReadonlyMap<string, { small: number; large: number }>;

/** Tables that count as large: they grew, and reading all of one takes long. */
const isLarge = ({ small, large }: { small: number; large: number }): boolean => large >= 10_000 && large >= 2 * small;

/** A sequential scan that reads more than this share of a large table is not one that a limit stopped. */
const readBySequence = 0.1;
/** Any other way to read more than this share of a large table is reading all of it. */
const readOtherwise = 0.5;

/** Lists count up to ten thousand rows and no further: who reads no more of a table of any size has stopped there. */
const boundedRows = 10_100;

/** What a call's statements read. */
export interface Reading {
  /** Rows that scans looked at. */
  rows: number;
  /** Pages that its statements asked for, found in memory or not. */
  pages: number;
  /** Scans that read a large table from end to end, such as `Seq Scan of users: 100,000 of 100,000`. */
  wholeTables: string[];
}

export function readingOf(statements: readonly ExplainedStatement[], tables: TableRows): Reading {
  const nodes = statements.flatMap(({ plan }) => nodesOf(plan));
  const scans = nodes.filter((node) => node['Relation Name'] !== undefined && node['Node Type'].endsWith('Scan'));
  return {
    rows: scans.reduce((sum, node) => sum + rowsRead(node), 0),
    pages: statements.reduce(
      (sum, { plan }) => sum + (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0),
      0,
    ),
    wholeTables: [...new Set(scans.flatMap((node) => wholeRead(node, tables) ?? []))],
  };
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** PostgreSQL tells what one loop found, and rounds it. */
const rowsRead = (node: PlanNode): number =>
  Math.round(
    ((node['Actual Rows'] ?? 0) +
      (node['Rows Removed by Filter'] ?? 0) +
      (node['Rows Removed by Index Recheck'] ?? 0)) *
      (node['Actual Loops'] ?? 1),
  );

function wholeRead(node: PlanNode, tables: TableRows): string | undefined {
  const table = node['Relation Name']!;
  const rows = tables.get(table);
  if (!rows || !isLarge(rows)) return undefined;
  const read = rowsRead(node);
  const allowed = node['Node Type'] === 'Seq Scan' ? readBySequence : readOtherwise;
  return read > boundedRows && read > rows.large * allowed
    ? `${node['Node Type']} of ${table}: ${read} of ${rows.large}`
    : undefined;
}
