import type { Question } from '@masar/domain';
import type { BankQuestion, QuestionBank } from '../question-banks.queries';

export const aBank = (changes: Partial<QuestionBank> = {}): QuestionBank => ({
  id: 'b1',
  name: 'أسئلة CSS',
  courseId: null,
  courseTitleAr: null,
  courseTitleEn: null,
  ownerId: 'u1',
  ownerName: 'أحمد كريم',
  questions: 1,
  mayEdit: true,
  mayManage: true,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

const content: Question = {
  id: 'q1',
  kind: 'single',
  prompt: { ar: 'ما لون السماء؟', en: '' },
  points: 2,
  options: [
    { id: 'o1', text: { ar: 'أزرق', en: 'Blue' }, weight: 100 },
    { id: 'o2', text: { ar: 'أحمر', en: 'Red' }, weight: 0 },
    { id: 'o3', text: { ar: 'أخضر', en: 'Green' }, weight: 0 },
  ],
  shuffles: true,
};

export const aBankQuestion = (changes: Partial<BankQuestion> = {}): BankQuestion => ({
  id: 'q1',
  bankId: 'b1',
  name: '',
  tags: ['طبيعة'],
  kind: 'single',
  difficulty: 'easy',
  state: 'draft',
  skill: null,
  restsOn: null,
  version: 3,
  warnings: ['no-english'],
  content,
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});
