import { screen } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import type { GradeChange } from './grade-change.fields';
import gradeChanges from './index';

const change: GradeChange = {
  id: 'h1',
  courseId: 'c1',
  courseTitleAr: 'أسس الويب',
  courseTitleEn: 'Web basics',
  kind: 'marked',
  way: 'screen',
  userId: 'u1',
  userName: 'سارة علي',
  userEmail: 'sara@example.org',
  itemTitleAr: 'اختبار الوسوم',
  itemTitleEn: 'Quiz on tags',
  scoreBefore: '50.00',
  scoreAfter: '75.00',
  isExcused: false,
  reason: 'أعادت سؤالاً شفهياً',
  changedBy: 'u2',
  changedByName: 'أحمد كريم',
  changedAt: '2026-11-21T08:00:00.000Z',
};

describe('the history of grades', () => {
  it('says from what to what and why, and offers no way to change it [GRD-1] [CON-1]', async () => {
    stubApi({ 'grade-changes': [change] });
    renderResource('grade-changes', gradeChanges, { at: '/grade-changes/h1/show', language: 'ar' });
    expect(await screen.findByText('أعادت سؤالاً شفهياً')).toBeInTheDocument();
    expect(screen.getByText('50')).toBeInTheDocument();
    expect(screen.getByText('75')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'تعديل' })).not.toBeInTheDocument();
  });

  it('names what was changed where it was nobody’s grade [GRD-1]', async () => {
    const settings = { ...change, kind: 'settings' as const, userId: null, userName: null, userEmail: null };
    stubApi({ 'grade-changes': [{ ...settings, itemTitleAr: null, itemTitleEn: null, reason: null }] });
    renderResource('grade-changes', gradeChanges, { at: '/grade-changes/h1/show', language: 'en' });
    expect(await screen.findByRole('heading', { name: 'A change of a gradebook’s settings' })).toBeInTheDocument();
  });
});
