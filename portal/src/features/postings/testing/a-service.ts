import type { Answer } from '@masar/contracts';

type Service = Answer<'/api/services/{id}', 'get'>;

/** A dull service that somebody else offers. */
export const aService = (changes: Partial<Service> = {}): Service => ({
  id: 'service-1',
  title: 'صفحة تعريف لمشروعك',
  description: 'صفحة واحدة سريعة تعمل على الهاتف.',
  titleAr: 'صفحة تعريف لمشروعك',
  titleEn: 'A landing page for your business',
  descriptionAr: 'صفحة واحدة سريعة تعمل على الهاتف.',
  descriptionEn: 'One fast page that works on phones.',
  category: 'programming',
  price: 120,
  duration: 'أسبوع',
  durationEn: 'One week',
  skills: ['HTML', 'CSS'],
  rating: '4.80',
  ratingsCount: 5,
  requestsCount: 9,
  providerId: 'user-2',
  providerName: 'أحمد كريم الجبوري',
  providerImageUrl: null,
  isActive: true,
  closedReason: null,
  status: 'published',
  heldFor: [],
  reviewNote: null,
  myRequest: null,
  canManage: false,
  createdAt: '2026-10-31T18:57:07.763Z',
  updatedAt: '2026-10-31T18:57:07.763Z',
  ...changes,
});
