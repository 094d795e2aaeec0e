import { screen, within } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import submissions from './index';
import type { Submission } from './submission.fields';

const mark = (number: number, changes: object = {}): Submission['marks'][number] => ({
  number,
  points: 6,
  maximum: 8,
  score: '75.00',
  hasPassed: true,
  comment: 'أحسنت.',
  reason: null,
  markedByName: 'أحمد كريم',
  markedAt: '2026-11-21T08:00:00.000Z',
  ...changes,
});
const work: Submission = {
  id: 's1',
  userId: 'u1',
  userName: 'سارة علي',
  userEmail: 'sara@example.org',
  assignmentId: 'a1',
  assignmentTitleAr: 'صفحتك الأولى',
  assignmentTitleEn: 'Your first page',
  courseId: 'c1',
  courseTitleAr: 'أسس الويب',
  courseTitleEn: 'Web basics',
  round: 1,
  state: 'marked',
  text: 'هذا عملي.',
  links: [],
  files: 2,
  group: null,
  feedback: 0,
  handedInAt: '2026-11-20T08:00:00.000Z',
  dueAt: null,
  daysLate: 0,
  score: '75.00',
  passMark: '60.00',
  hasPassed: true,
  marks: [mark(2, { reason: 'راجعت المعيار' }), mark(1)],
  createdAt: '2026-11-19T08:00:00.000Z',
  updatedAt: '2026-11-21T08:00:00.000Z',
};

describe('handed-in work', () => {
  it('shows every mark with why it replaced the one before, and offers no way to change one [ASG-2] [CON-1]', async () => {
    stubApi({ submissions: [work] });
    renderResource('submissions', submissions, { at: '/submissions/s1/show', language: 'ar' });
    const rows = within(await screen.findByRole('region', { name: 'الدرجات' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('راجعت المعيار');
    expect(rows).toHaveLength(3);
    expect(screen.queryByRole('link', { name: 'تعديل' })).not.toBeInTheDocument();
  });

  it('that nobody marked yet says so [ASG-2]', async () => {
    stubApi({ submissions: [{ ...work, state: 'waiting', score: null, hasPassed: null, marks: [] }] });
    renderResource('submissions', submissions, { at: '/submissions/s1/show', language: 'en' });
    expect(await screen.findByText('Not marked yet.')).toBeInTheDocument();
  });
});
