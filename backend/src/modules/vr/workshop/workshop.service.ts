import { vrLimits } from '@masar/domain';
import type { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { StoredFile } from '#platform/files/stored-file.entity';
import { NotTheInstructor, PictureNotFound, WorkshopNotFound } from '../vr.errors.js';
import { type Slide, type Station, VrWorkshop } from '../vr-workshop.entity.js';
import type { CreateWorkshopDto, EditWorkshopDto, SlideDto, StationDto } from './workshop.dto.js';
import { mayLead } from './workshop.policy.js';

/** Making and changing workshops (VRW-1). */
@Injectable()
export class WorkshopService {
  constructor(private readonly transactions: Transactions) {}

  /** Answers the id; the caller leads the workshop. */
  async create(viewer: Viewer, body: CreateWorkshopDto): Promise<string> {
    return this.transactions.run(async (em) => {
      await this.requirePictures(em, viewer, body.slides, []);
      const workshop = em.create(VrWorkshop, {
        titleAr: body.title,
        titleEn: body.titleEn || body.title,
        duration: body.duration,
        difficulty: body.difficulty,
        maxParticipants: vrLimits.participantsDefault,
        instructorId: viewer.id,
        ...columnsOf(body),
      });
      await em.flush();
      return workshop.id;
    });
  }

  async edit(viewer: Viewer, id: string, body: EditWorkshopDto): Promise<void> {
    await this.transactions.run(async (em) => {
      const workshop = await em.findOne(VrWorkshop, { id });
      if (!workshop) throw new WorkshopNotFound();
      if (!mayLead(workshop, viewer)) throw workshop.isActive ? new NotTheInstructor() : new WorkshopNotFound();
      await this.requirePictures(em, viewer, body.slides, workshop.slides);
      Object.assign(workshop, columnsOf(body));
      if (body.title) Object.assign(workshop, { titleAr: body.title, titleEn: body.titleEn || body.title });
      if (body.duration) workshop.duration = body.duration;
      if (body.difficulty) workshop.difficulty = body.difficulty;
      if (typeof body.isActive === 'boolean') workshop.isActive = body.isActive;
    });
  }

  /** New pictures are own uploads that everybody may see. */
  private async requirePictures(em: EntityManager, { id }: Viewer, slides: SlideDto[] | undefined, kept: Slide[]) {
    const known = new Set(kept.map(({ pictureFileId }) => pictureFileId));
    const given = (slides || []).flatMap(({ pictureFileId }) =>
      pictureFileId && !known.has(pictureFileId) ? [pictureFileId] : [],
    );
    const added = [...new Set(given)];
    if (added.length === 0) return;
    const pictures = { id: { $in: added }, ownerId: id, isPrivate: false, mimeType: { $like: 'image/%' } };
    if ((await em.count(StoredFile, pictures)) < added.length) throw new PictureNotFound();
  }
}

/** The columns that a form names; an empty text clears its column, an empty number or list of slides changes nothing. */
function columnsOf(body: EditWorkshopDto): Partial<VrWorkshop> {
  const columns: Partial<VrWorkshop> = {};
  if (body.description !== undefined) {
    columns.descriptionAr = body.description || null;
    columns.descriptionEn = body.descriptionEn || body.description || null;
  }
  if (body.requiredEquipment !== undefined) columns.requiredEquipment = body.requiredEquipment || null;
  if (body.maxParticipants) columns.maxParticipants = body.maxParticipants;
  if (body.categoryId !== undefined) columns.categoryId = body.categoryId;
  if (body.slides) columns.slides = body.slides.map(toSlide);
  if (body.stations) columns.stations = body.stations.map(toStation);
  return columns;
}

const toSlide = ({ titleAr, titleEn, bulletsAr, bulletsEn, pictureFileId }: SlideDto): Slide => ({
  titleAr,
  titleEn: titleEn || titleAr,
  bulletsAr: bulletsAr ?? [],
  bulletsEn: bulletsEn?.length ? bulletsEn : (bulletsAr ?? []),
  pictureFileId: pictureFileId ?? null,
});

const toStation = ({ titleAr, titleEn, textAr, textEn }: StationDto): Station => ({
  titleAr,
  titleEn: titleEn || titleAr,
  textAr,
  textEn: textEn || textAr,
});
