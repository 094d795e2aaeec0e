import { readFileSync, statSync } from 'node:fs';
import type pg from 'pg';

/** A node of a plan, with what PostgreSQL tells of it. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows'?: number;
  'Actual Loops'?: number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  'Shared Hit Blocks'?: number;
  'Shared Read Blocks'?: number;
  Plans?: PlanNode[];
}

/** A statement as the server sent it, and how it was answered. */
export interface ExplainedStatement {
  milliseconds: number;
  query: string;
  plan: PlanNode;
}

/** Has PostgreSQL write the plan of every statement of connections that begin from now on into its log. */
export async function explainEverything(admin: pg.Client): Promise<void> {
  const settings = {
    session_preload_libraries: `'auto_explain'`,
    'auto_explain.log_min_duration': 0,
    'auto_explain.log_analyze': 'on',
    'auto_explain.log_buffers': 'on',
    'auto_explain.log_timing': 'off',
    'auto_explain.log_format': 'json',
  };
  await admin.query(`load 'auto_explain'`);
  for (const [name, value] of Object.entries(settings))
    await admin.query(`alter database masar set ${name} = ${value}`);
}

/** The statements whose plans the log got since it had so many bytes; those of the task queue are left out. */
export function explainedSince(logFile: string, from: number): ExplainedStatement[] {
  const lines = readFileSync(logFile).subarray(from).toString('utf8').split('\n');
  const found: ExplainedStatement[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, milliseconds] = /LOG: {2}duration: ([\d.]+) ms {2}plan:$/.exec(lines[at]!) ?? [];
    if (milliseconds === undefined) continue;
    const json: string[] = [];
    while (lines[at + 1]?.startsWith('\t')) json.push(lines[(at += 1)]!);
    const { 'Query Text': query, Plan: plan } = JSON.parse(json.join('\n').replaceAll('\t', ' ')) as {
      'Query Text': string;
      Plan: PlanNode;
    };
    if (!query.includes('pgboss')) found.push({ milliseconds: Number(milliseconds), query, plan });
  }
  return found;
}

export const logBytes = (logFile: string): number => statSync(logFile).size;
