import { screen } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import peerReviews from './index';
import type { PeerReview } from './peer-review.fields';

const review: PeerReview = {
  id: 'p1',
  userId: 'u1',
  userName: 'سارة علي',
  submissionId: 's1',
  authorName: 'علي حسن',
  assignmentId: 'a1',
  assignmentTitleAr: 'صفحتك الأولى',
  assignmentTitleEn: 'Your first page',
  courseId: 'c1',
  courseTitleAr: 'أسس الويب',
  courseTitleEn: 'Web basics',
  state: 'dropped',
  points: 3,
  comment: 'البنية واضحة.',
  opinion: 'unfair',
  opinionReason: 'لم يُقرأ الملف',
  droppedBecause: 'نسخ تعليقاً',
  givenAt: '2026-11-20T08:00:00.000Z',
  finishedAt: '2026-11-21T08:00:00.000Z',
};

describe('peer reviews', () => {
  it('say who reviewed whose work and why one counts for nothing, and are edited by nobody [ASG-2] [CON-1]', async () => {
    stubApi({ 'peer-reviews': [review] });
    renderResource('peer-reviews', peerReviews, { at: '/peer-reviews/p1/show', language: 'ar' });
    expect(await screen.findByText('نسخ تعليقاً')).toBeInTheDocument();
    expect(screen.getByText('علي حسن')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'تعديل' })).not.toBeInTheDocument();
  });
});
