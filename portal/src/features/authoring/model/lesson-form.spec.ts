import type { LessonDraft } from '../authoring.queries';
import { emptyLesson, toLessonChange, toLessonForm } from './lesson-form';

const lesson: LessonDraft = {
  id: 'l1',
  courseId: 'c1',
  titleAr: 'بداية سريعة',
  titleEn: 'Quick start',
  descriptionAr: null,
  descriptionEn: null,
  contentAr: '## مرحباً',
  contentEn: null,
  videoUrl: null,
  duration: 125,
  orderIndex: 0,
  attachments: [{ id: 'f1', name: 'ورقة.pdf', url: '/api/files/f1', size: 10 }],
  pictures: [],
  quiz: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
};

describe('the lesson form', () => {
  it('keeps the exact seconds of a length that is not touched [CRS-4]', () => {
    const form = toLessonForm(lesson);
    expect(form.minutes).toBe('2.1');
    expect(toLessonChange(form, 125).duration).toBe(125);
    expect(toLessonChange({ ...form, minutes: '4' }, 125).duration).toBe(240);
  });

  it('takes an emptied length for an unknown one [CRS-4]', () => {
    expect(toLessonChange({ ...emptyLesson, minutes: '' }, 125).duration).toBe(0);
  });

  it('sends files in their order by id, and the quiz only where there is one [CRS-4]', () => {
    expect(toLessonChange(toLessonForm(lesson), 125)).toMatchObject({
      attachmentIds: ['f1'],
      quiz: null,
      contentEn: '',
    });
  });
});
