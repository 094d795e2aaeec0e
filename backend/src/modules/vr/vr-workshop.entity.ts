import { difficulties } from '@masar/domain';
import { defineEntity, p } from '@mikro-orm/core';
import { createdAt, id, idOf, listIndex, slugOf } from '#platform/database/columns';

/** One side of the board; English lists may be shorter, Arabic fills in. */
export interface Slide {
  titleAr: string;
  titleEn: string;
  bulletsAr: string[];
  bulletsEn: string[];
  /** A picture of the file storage. */
  pictureFileId: string | null;
}

/** A place in the room with something to learn; its number is its place in the list. */
export interface Station {
  titleAr: string;
  titleEn: string;
  textAr: string;
  textEn: string;
}

const jsonList = <Item>() =>
  p
    .json<Item[]>()
    .onCreate(() => [])
    .defaultRaw(`'[]'::jsonb`);

/** Table `vr_workshops`: workshops in a virtual room (spec 3; VRW-1). */
export const VrWorkshopSchema = defineEntity({
  name: 'VrWorkshop',
  tableName: 'vr_workshops',
  indexes: [
    listIndex('vr_workshops', 'newest', 'created_at desc, id desc', `is_active`),
    listIndex('vr_workshops', 'all_newest', 'created_at desc, id desc'),
    listIndex('vr_workshops', 'category_id', 'category_id'),
    listIndex('vr_workshops', 'instructor_id', 'instructor_id, created_at desc, id desc'),
  ],
  checks: [
    { name: 'vr_workshops_duration_check', expression: 'duration > 0' },
    { name: 'vr_workshops_max_participants_check', expression: 'max_participants > 0' },
  ],
  properties: {
    id: id(),
    titleAr: p.text(),
    titleEn: p.text(),
    descriptionAr: p.text().nullable(),
    descriptionEn: p.text().nullable(),
    vrSceneUrl: p.text().nullable(),
    /** Minutes. */
    duration: p.integer().nullable(),
    difficulty: p.enum(difficulties),
    maxParticipants: p.integer().default(20),
    requiredEquipment: p.text().nullable(),
    categoryId: slugOf('categories', 'set null').nullable(),
    instructorId: idOf('users', 'set null').nullable(),
    isActive: p.boolean().default(true),
    slides: jsonList<Slide>(),
    stations: jsonList<Station>(),
    createdAt: createdAt(),
  },
});

export class VrWorkshop extends VrWorkshopSchema.class {}
VrWorkshopSchema.setClass(VrWorkshop);
