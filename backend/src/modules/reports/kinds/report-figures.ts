import { displayTimeZone } from '@masar/i18n';
import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import type { CommunityTables } from '#modules/community';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import type { Grouping, ReportData, ReportParameters, ReportRow, ReportType } from '../report.words.js';
import { isPeriod, periodsBetween } from './periods.rules.js';
import type { ReportKind, Source } from './report-kind.js';
import { reportKinds } from './report-kinds.js';
import { ReportNames } from './report-names.js';

/** More rows than anybody reads; the totals count all. */
const ROWS_AT_MOST = 1000;

type Figures = Readonly<Record<string, string | null>>;
interface GroupRow {
  key: string | null;
  is_total: number;
  figures: Figures;
}

/** Counts in SQL, so that a million rows give a table of a few (RPT-1). */
@Injectable()
export class ReportFigures {
  constructor(
    private readonly database: ReadDatabase,
    private readonly names: ReportNames,
  ) {}

  /** The whole table; `onProgress` hears how many percent are counted. */
  async count(
    type: ReportType,
    parameters: ReportParameters,
    onProgress: (percent: number) => Promise<void>,
  ): Promise<ReportData> {
    const kind = reportKinds[type];
    const rows = new Map<string | null, Figures>();
    let totals: Figures = {};
    for (const [index, source] of kind.sources.entries()) {
      for (const { key, is_total: isTotal, figures } of await this.groups(source, parameters)) {
        if (isTotal) totals = { ...totals, ...figures };
        else rows.set(key, { ...rows.get(key), ...figures });
      }
      await onProgress(Math.round(((index + 1) / (kind.sources.length + 1)) * 100));
    }
    const valuesOf = (figures: Figures | undefined) => inOrder(kind, figures);
    const isShortened = rows.size > ROWS_AT_MOST;
    return {
      measures: [...kind.measures],
      rows: isPeriod(parameters.by)
        ? periodsBetween(parameters.by, parameters.from, parameters.to).map((key) => ({
            key,
            name: null,
            values: valuesOf(rows.get(key)),
          }))
        : await this.named(parameters.by, [...rows].slice(0, ROWS_AT_MOST), valuesOf),
      totals: valuesOf(totals),
      narrowedTo: await this.names.narrowedTo(parameters),
      isShortened,
    };
  }

  private async groups(source: Source, parameters: ReportParameters): Promise<GroupRow[]> {
    const figures = Object.entries(source.measures).flatMap(([key, counted]) => [
      sql.lit(key),
      sql`(${counted})::text`,
    ]);
    const first = Object.values(source.measures)[0]!;
    const { rows } = await sql<GroupRow>`
      select s.key, grouping(s.key) as is_total, jsonb_build_object(${sql.join(figures)}) as figures
      from (select ${keyOf(parameters.by, source.at)} as key, ${source.columns} from ${source.from}
            where ${within(source, parameters)}) s
      group by grouping sets ((s.key), ())
      order by is_total desc, ${first} desc nulls last, s.key
      limit ${ROWS_AT_MOST + 2}`.execute(this.database.over<CoursesTables & CommunityTables>());
    return rows;
  }

  private async named(
    by: Grouping,
    rows: [string | null, Figures][],
    valuesOf: (figures: Figures) => (string | null)[],
  ): Promise<ReportRow[]> {
    const names = await this.names.of(
      by,
      rows.flatMap(([key]) => key ?? []),
    );
    return rows.map(([key, figures]) => ({
      key,
      name: names.get(key ?? '') ?? this.names.nobody,
      values: valuesOf(figures),
    }));
  }
}

/** Counts are zero where nothing was found, averages have nothing to tell. */
const inOrder = (kind: ReportKind, figures: Figures = {}): (string | null)[] =>
  kind.measures.map(({ key, type }) => figures[key] ?? (type === 'count' ? '0' : null));

const local = (column: string): RawBuilder<unknown> => sql`(${sql.ref(column)} at time zone ${displayTimeZone})::date`;

/** The row that something belongs to, as text. */
function keyOf(by: Grouping, at: string): RawBuilder<unknown> {
  if (by === 'category') return sql`c.category_id`;
  if (by === 'course') return sql`c.id::text`;
  if (by === 'instructor') return sql`c.instructor_id::text`;
  const day = local(at);
  if (by === 'month') return sql`to_char(${day}, 'YYYY-MM-01')`;
  // The Saturday before, or the day itself.
  if (by === 'week') return sql`to_char(${day} - (extract(dow from ${day})::int + 1) % 7, 'YYYY-MM-DD')`;
  return sql`to_char(${day}, 'YYYY-MM-DD')`;
}

/** Compares the column itself, so that its index serves. */
function within({ at, where }: Source, { from, to, ...narrowed }: ReportParameters): RawBuilder<unknown> {
  const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone ${displayTimeZone}`;
  const conditions = [
    sql`${sql.ref(at)} >= ${midnight(sql`${from}::date`)}`,
    sql`${sql.ref(at)} < ${midnight(sql`${to}::date + 1`)}`,
  ];
  if (where) conditions.push(where);
  if (narrowed.categoryId) conditions.push(sql`c.category_id = ${narrowed.categoryId}`);
  if (narrowed.courseId) conditions.push(sql`c.id = ${narrowed.courseId}::uuid`);
  if (narrowed.instructorId) conditions.push(sql`c.instructor_id = ${narrowed.instructorId}::uuid`);
  return sql.join(conditions, sql` and `);
}
