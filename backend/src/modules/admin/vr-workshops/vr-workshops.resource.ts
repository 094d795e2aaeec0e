import { difficulties } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { personName } from '#modules/auth';
import { type CreateWorkshopDto, type EditWorkshopDto, WorkshopService } from '#modules/vr';
import type { Viewer } from '#platform/access/viewer';
import type { AdminResource, ChangesRecords, CreatesRecords } from '../records/admin-resource.js';
import { flag, key, oneOf, plainPart, reference } from '../records/filters.js';
import type { Listing } from '../records/listing.js';
import { asMembersForm } from '../records/members-form.js';
import { among, iso, RecordReader } from '../records/record-reader.js';
import type { Unversioned } from '../records/unversioned.js';
import type { ChangeVrWorkshopRecordDto, CreateVrWorkshopRecordDto } from './vr-workshop.dto.js';
import type { VrWorkshopRecord } from './vr-workshop.record.js';

export const vrWorkshopListing: Listing = {
  name: 'vr-workshops',
  table: 'vr_workshops',
  sorts: { createdAt: { by: sql`t.created_at` }, titleAr: { by: sql`t.title_ar` } },
  filters: {
    q: plainPart(sql`t.title_ar || ' ' || t.title_en`),
    categoryId: key('t.category_id'),
    difficulty: oneOf('t.difficulty', difficulties),
    instructorId: reference('t.instructor_id'),
    isActive: flag(sql`t.is_active`),
  },
};

@Injectable()
export class VrWorkshopsResource
  implements AdminResource, CreatesRecords<CreateVrWorkshopRecordDto>, ChangesRecords<ChangeVrWorkshopRecordDto>
{
  constructor(
    private readonly reader: RecordReader,
    private readonly workshops: WorkshopService,
  ) {}

  records(ids: readonly string[]): Promise<Unversioned<VrWorkshopRecord>[]> {
    return this.reader.rows(sql<Unversioned<VrWorkshopRecord>>`
      select w.id, w.title_ar as "titleAr", w.title_en as "titleEn", w.description_ar as "descriptionAr",
        w.description_en as "descriptionEn", w.duration, w.difficulty, w.max_participants as "maxParticipants",
        w.required_equipment as "requiredEquipment", w.category_id as "categoryId", w.slides, w.stations,
        w.is_active as "isActive", w.instructor_id as "instructorId", ${personName()} as "instructorName",
        (select count(*)::int from vr_sessions s where s.workshop_id = w.id) as "sessionsCount",
        ${iso('w.created_at')} as "createdAt"
      from vr_workshops w left join users u on u.id = w.instructor_id
      where ${among('w.id', ids)}`);
  }

  create(admin: Viewer, body: CreateVrWorkshopRecordDto): Promise<string> {
    return this.workshops.create(admin, asMembersForm<CreateWorkshopDto>(body, { ...body, descriptionAr: '' }));
  }

  async change(admin: Viewer, id: string, body: ChangeVrWorkshopRecordDto): Promise<void> {
    const [current] = await this.records([id]);
    const texts = { titleAr: current!.titleAr, descriptionAr: current!.descriptionAr ?? '' };
    await this.workshops.edit(admin, id, asMembersForm<EditWorkshopDto>(body, texts));
  }
}
