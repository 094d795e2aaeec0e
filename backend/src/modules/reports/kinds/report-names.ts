import { Injectable } from '@nestjs/common';
import { type RawBuilder, sql } from 'kysely';
import { profileName } from '#modules/auth';
import type { CoursesTables } from '#modules/courses';
import { ReadDatabase } from '#platform/database/read-database';
import { type Grouping, narrowings, type ReportParameters } from '../report.words.js';

interface Name {
  ar: string;
  en: string;
}

const fullName = (own: string) => sql`coalesce(nullif(${sql.ref(own)}, ''), ${profileName()}, u.email)`;

const named: Partial<Record<Grouping, RawBuilder<unknown>>> = {
  category: sql`select id, name_ar as ar, name_en as en from categories`,
  course: sql`select id::text, title_ar as ar, title_en as en from courses`,
  instructor: sql`select id::text, ${fullName('u.name_ar')} as ar, ${fullName('u.name_en')} as en from users u`,
};

/** Categories, courses and instructors by name; copied into the report, so that it stays readable. */
@Injectable()
export class ReportNames {
  /** What belonged to an account that is gone. */
  readonly nobody: Name = { ar: 'عضو سابق', en: 'Former member' };

  constructor(private readonly database: ReadDatabase) {}

  async of(by: Grouping, ids: readonly string[]): Promise<Map<string, Name>> {
    const select = named[by];
    if (!select || ids.length === 0) return new Map();
    const { rows } = await sql<Name & { id: string }>`
      select * from (${select}) n where n.id = any (${[...ids]}::text[])`.execute(this.database.over<CoursesTables>());
    return new Map(rows.map(({ id, ar, en }) => [id, { ar, en }]));
  }

  /** What a report is narrowed to. */
  async narrowedTo(parameters: ReportParameters): Promise<Name[]> {
    const names: Name[] = [];
    for (const narrowing of narrowings) {
      const id = parameters[narrowing];
      if (!id) continue;
      const found = await this.of(narrowing.slice(0, -2) as Grouping, [id]);
      names.push(found.get(id) ?? { ar: id, en: id });
    }
    return names;
  }
}
