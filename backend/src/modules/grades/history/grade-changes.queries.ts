import type { GradeChangeKind } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { boundedTotal } from '#platform/database/bounded-total';
import { isoTime } from '#platform/database/iso-time';
import { newestFirst } from '#platform/database/keyset';
import { ReadDatabase } from '#platform/database/read-database';
import { Uuid } from '#platform/http/fields';
import { mapRows, type Page, PageQuery } from '#platform/http/paging';
import type { GradesTables } from '../grades.tables.js';
import { outsideId } from '../outside-id.js';
import type { GradeChangeSide } from './grade-change.entity.js';
import type { GradeChangeResponse } from './grade-change.response.js';

export class GradeChangesQuery extends PageQuery {
  @Uuid({ optional: true, description: 'Only of this learner' }) userId?: string;
  @Uuid({ optional: true, description: 'Only of this item' }) itemId?: string;
}

interface GradeChangeRow {
  id: string;
  kind: GradeChangeKind;
  way: string;
  item_title_ar: string | null;
  item_title_en: string | null;
  user_id: string | null;
  user_name: string | null;
  before: GradeChangeSide;
  after: GradeChangeSide;
  reason: string | null;
  by_name: string | null;
  changed_at: Date | string;
}

const latestFirst = newestFirst('h', 'changed_at');

@Injectable()
export class GradeChangesQueries {
  constructor(private readonly database: ReadDatabase) {}

  /** The history of a gradebook or of one of its cells, the latest change first (GRD-1). */
  async page(courseId: string, asked: GradeChangesQuery): Promise<Page<GradeChangeResponse>> {
    const changes = this.database
      .over<GradesTables>()
      .selectFrom('grade_changes as h')
      .leftJoin('users as u', 'u.id', 'h.user_id')
      .leftJoin('users as w', 'w.id', 'h.changed_by')
      .where('h.course_id', '=', courseId)
      .$if(Boolean(asked.userId), (query) => query.where('h.user_id', '=', asked.userId!))
      .$if(Boolean(asked.itemId), (query) =>
        query.where(
          sql<boolean>`h.item_id = (select i.id from grade_items i where i.course_id = ${courseId}
            and ${outsideId('i')} = ${asked.itemId!})`,
        ),
      );
    const page = changes
      .select(['h.id', 'h.kind', 'h.way', 'h.item_title_ar', 'h.item_title_en', 'h.user_id', 'h.before', 'h.after'])
      .select(['h.reason', 'h.changed_at', personName().as('user_name'), personName('w').as('by_name')])
      .select(boundedTotal(changes.select('h.id')).as('total'));
    const found = await latestFirst.seek(page, asked).execute();
    return mapRows(latestFirst.page(found as (GradeChangeRow & { total: number })[], asked), toGradeChange);
  }
}

const toSide = ({ score, isExcused, lines }: GradeChangeSide) => ({
  score: score ?? null,
  isExcused: isExcused ?? false,
  lines: (lines ?? []).map(({ ar, en }) => ({ ar, en })),
});

const toGradeChange = (row: GradeChangeRow): GradeChangeResponse => ({
  id: row.id,
  kind: row.kind,
  way: row.way,
  itemTitleAr: row.item_title_ar,
  itemTitleEn: row.item_title_en,
  userId: row.user_id,
  userName: row.user_name,
  before: toSide(row.before),
  after: toSide(row.after),
  reason: row.reason,
  byName: row.by_name,
  changedAt: isoTime(row.changed_at),
});
