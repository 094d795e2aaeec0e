import type { EntityManager } from '@mikro-orm/postgresql';
import { newRoomCode } from '../session/room-code.js';
import { VrSession } from '../vr-session.entity.js';
import { VrWorkshop } from '../vr-workshop.entity.js';

/** A workshop on offer for tests, with two slides and two stations. */
export async function aWorkshop(
  em: EntityManager,
  instructorId: string | null,
  changes: Partial<VrWorkshop> = {},
): Promise<VrWorkshop> {
  const slide = (n: number) => ({
    titleAr: `الشريحة ${n}`,
    titleEn: `Slide ${n}`,
    bulletsAr: ['نقطة'],
    bulletsEn: ['Point'],
    pictureFileId: null,
  });
  const station = (n: number) => ({
    titleAr: `المحطة ${n}`,
    titleEn: `Station ${n}`,
    textAr: 'شرح',
    textEn: 'What to see',
  });
  const workshop = em.create(VrWorkshop, {
    titleAr: 'صفحة ويب من الصفر',
    titleEn: 'A web page from nothing',
    descriptionAr: 'نبني صفحة معاً.',
    descriptionEn: 'We build a page together.',
    duration: 60,
    difficulty: 'beginner',
    categoryId: null,
    instructorId,
    slides: [slide(1), slide(2)],
    stations: [station(1), station(2)],
    ...changes,
  });
  await em.flush();
  return workshop;
}

/** A session that people may come to now. */
export async function aSession(
  em: EntityManager,
  workshop: VrWorkshop,
  changes: Partial<VrSession> = {},
): Promise<VrSession> {
  const session = em.create(VrSession, {
    workshopId: workshop.id,
    scheduledAt: new Date(Date.now() - 60_000),
    duration: 60,
    maxParticipants: 20,
    roomCode: newRoomCode(),
    status: 'live',
    startedAt: new Date(Date.now() - 60_000),
    ...changes,
  });
  await em.flush();
  return session;
}
