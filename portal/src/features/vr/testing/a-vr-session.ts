import type { VrSession } from '../vr-answers';

/** A planned session with free seats. */
export const aVrSession = (changes: Partial<VrSession> = {}): VrSession => ({
  id: '0193a1c2-0000-7000-8000-000000000001',
  workshopId: '0193a1c2-0000-7000-8000-0000000000aa',
  title: 'ورشة الشعار',
  titleAr: 'ورشة الشعار',
  titleEn: 'The logo workshop',
  categoryId: 'design-creativity',
  hostName: 'أحمد جاسم',
  scheduledAt: '2026-12-01T15:00:00.000Z',
  opensAt: '2026-12-01T14:45:00.000Z',
  duration: 60,
  maxParticipants: 20,
  currentParticipants: 4,
  status: 'scheduled',
  startedAt: null,
  endedAt: null,
  roomCode: null,
  isHost: false,
  myPart: null,
  ...changes,
});
