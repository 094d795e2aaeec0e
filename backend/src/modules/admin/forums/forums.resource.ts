import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { ForumAdministration } from '#modules/community';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords, RemovesRecords } from '../records/admin-resource.js';
import { key, part } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeForumDto, CreateForumDto } from './forum.dto.js';
import type { ForumRecord } from './forum.record.js';

export const forumListing: Listing = {
  name: 'forums',
  table: 'forums',
  sorts: {
    orderIndex: { by: sql`t.order_index` },
    createdAt: { by: sql`t.created_at` },
    discussionsCount: { by: sql`t.discussions_count` },
  },
  starts: 'asc',
  filters: { q: part(sql`t.name_ar || ' ' || t.name_en`), categoryId: key('t.category_id') },
};

@Injectable()
export class ForumsResource
  implements AdminResource, CreatesRecords<CreateForumDto>, ChangesRecords<ChangeForumDto>, RemovesRecords
{
  constructor(
    private readonly reader: RecordReader,
    private readonly forums: ForumAdministration,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<ForumRecord>[]> {
    return this.reader.rows(sql<Unversioned<ForumRecord>>`
      select f.id, f.name_ar as "nameAr", f.name_en as "nameEn", f.description_ar as "descriptionAr",
        f.description_en as "descriptionEn", f.category_id as "categoryId", f.order_index as "orderIndex",
        f.discussions_count as "discussionsCount", ${iso('f.created_at')} as "createdAt"
      from forums f where ${among('f.id', ids)}`);
  }

  create(_admin: Viewer, body: CreateForumDto): Promise<string> {
    return this.forums.open(body);
  }

  change(_admin: Viewer, id: string, body: ChangeForumDto): Promise<void> {
    return this.forums.change(id, body);
  }

  remove(_admin: Viewer, id: string): Promise<void> {
    return this.forums.remove(id);
  }
}
