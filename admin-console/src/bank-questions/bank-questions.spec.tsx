import { screen, within } from '@testing-library/react';
import { renderResource } from '../testing/render-resource';
import { stubApi } from '../testing/stub-api';
import type { BankQuestion } from './bank-question.fields';
import bankQuestions from './index';

const version = (number: number, promptEn: string): BankQuestion['versions'][number] => ({
  version: number,
  promptAr: 'ما لون السماء؟',
  promptEn,
  points: '1',
  answerKey: [
    { textAr: 'أزرق', textEn: 'Blue', share: '100' },
    { textAr: 'أحمر', textEn: 'Red', share: '0' },
  ],
  authorId: 'u1',
  authorName: 'أحمد كريم',
  createdAt: '2026-11-20T08:00:00.000Z',
});
const question: BankQuestion = {
  id: 'q1',
  bankId: 'b1',
  bankName: 'أسئلة الألوان',
  name: '',
  promptAr: 'ما لون السماء؟',
  promptEn: 'What colour is the sky?',
  kind: 'single',
  difficulty: 'easy',
  state: 'ready',
  tags: ['لون'],
  skillId: 'css',
  skillAr: 'لغة CSS',
  skillEn: 'CSS',
  flags: ['too-hard'],
  warnings: ['no-english'],
  version: 2,
  versions: [version(2, 'What colour is the sky?'), version(1, 'Which colour?')],
  createdAt: '2026-11-20T08:00:00.000Z',
  updatedAt: '2026-11-20T08:00:00.000Z',
};

describe('a question of a bank', () => {
  it('is read with each of its versions and changed by nobody here [QB-1] [CON-1]', async () => {
    stubApi({ 'bank-questions': [question] });
    renderResource('bank-questions', bankQuestions, { at: '/bank-questions/q1/show', language: 'en' });
    const rows = within(await screen.findByRole('region', { name: 'Versions' })).getAllByRole('row');
    expect(rows[1]).toHaveTextContent('What colour is the sky?');
    expect(rows[1]).toHaveTextContent('Blue · 100%');
    expect(rows[2]).toHaveTextContent('Which colour?');
    expect(screen.getByText('No English')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Edit' })).not.toBeInTheDocument();
  });

  it('is listed by what it asks, with kind and state in words [QB-1] [CON-1]', async () => {
    stubApi({ 'bank-questions': [question] });
    renderResource('bank-questions', bankQuestions, { at: '/bank-questions', language: 'ar' });
    expect(await screen.findByRole('link', { name: 'ما لون السماء؟' })).toBeInTheDocument();
    expect(screen.getAllByText('اختيار واحد').length).toBeGreaterThan(0);
  });
});
