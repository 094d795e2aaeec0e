import { type Language, textIn } from '@masar/i18n';
import type { Viewer } from '#platform/access/viewer';
import { isoTime } from '#platform/database/iso-time';
import { listed } from '#platform/http/listed';
import type { Slide } from '../vr-workshop.entity.js';
import { mayLead } from './workshop.policy.js';
import type { WorkshopRow } from './workshop.queries.js';
import type { SlideResponse, VrWorkshopDetailResponse, VrWorkshopResponse } from './workshop.response.js';

function toWorkshop(row: WorkshopRow, viewer: Viewer, language: Language): VrWorkshopResponse {
  const next = row.next_session;
  return {
    id: row.id,
    title: textIn({ ar: row.title_ar, en: row.title_en }, language),
    description: textIn({ ar: row.description_ar, en: row.description_en }, language),
    difficulty: row.difficulty,
    duration: row.duration,
    maxParticipants: row.max_participants,
    titleAr: row.title_ar,
    titleEn: row.title_en,
    categoryId: row.category_id,
    instructorName: row.instructor_name,
    isActive: row.is_active,
    canManage: mayLead({ instructorId: row.instructor_id }, viewer),
    nextSession: next && { id: next.id, scheduledAt: isoTime(next.scheduledAt), freeSeats: next.freeSeats },
  };
}

export const toListedWorkshop = (row: WorkshopRow, viewer: Viewer, language: Language): VrWorkshopResponse =>
  listed(toWorkshop(row, viewer, language), ['description']);

export function toWorkshopDetail(row: WorkshopRow, viewer: Viewer, language: Language): VrWorkshopDetailResponse {
  const shown = toWorkshop(row, viewer, language);
  return {
    ...shown,
    descriptionAr: row.description_ar,
    descriptionEn: row.description_en ?? row.description_ar,
    requiredEquipment: row.required_equipment,
    slidesCount: row.slides.length,
    slides: shown.canManage ? row.slides.map(toSlide) : [],
    stations: shown.canManage ? row.stations : [],
  };
}

export const toSlide = (slide: Slide): SlideResponse => ({
  ...slide,
  pictureUrl: slide.pictureFileId && `/api/files/${slide.pictureFileId}`,
});
