import type { ApplicationDetail } from '../posting';

/** A pending application of user-1 to somebody else's opportunity. */
export const anApplication = (changes: Partial<ApplicationDetail> = {}): ApplicationDetail => ({
  id: 'application-1',
  kind: 'opportunity',
  status: 'pending',
  message: 'أحب القراءة بصوت عالٍ.',
  resumeUrl: null,
  hasCv: false,
  posting: {
    id: 'opportunity-1',
    titleAr: 'قراءة للأطفال كل سبت',
    titleEn: 'Reading to children on Saturdays',
    organization: 'مكتبة الكرادة العامة',
    organizationEn: 'Karrada Public Library',
    isInReview: false,
    posterId: 'user-3',
    posterName: 'نور حيدر العبيدي',
  },
  applicant: { id: 'user-1', name: 'سارة علي حسن', profileImageUrl: null, role: 'student', email: null },
  contactInfo: null,
  actions: ['withdraw'],
  canRate: false,
  canLogHours: false,
  rating: null,
  appliedAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  moves: [
    {
      id: 'move-1',
      from: null,
      to: 'pending',
      byId: 'user-1',
      byName: 'سارة علي حسن',
      note: null,
      at: '2026-11-20T08:00:00.000Z',
    },
  ],
  ...changes,
});
