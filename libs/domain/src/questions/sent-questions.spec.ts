import { type SentQuestion, sentQuestions } from './sent-questions.ts';

const option = (correct: boolean) => ({ ar: `خيار ${correct}`, en: 'option', correct });
const short = (type: 'single' | 'multiple', ...options: ReturnType<typeof option>[]): SentQuestion => ({
  type,
  promptAr: 'سؤال؟',
  options,
});
const ordering = {
  kind: 'ordering',
  prompt: { ar: 'رتّب', en: 'Order' },
  points: 2,
  items: ['i1', 'i2', 'i3'].map((id) => ({ id, text: { ar: id, en: id } })),
};

describe('questions as they are sent', () => {
  it('wants at least one question, two options and the right number of right ones [CRS-4]', () => {
    expect(sentQuestions([])).toBeUndefined();
    expect(sentQuestions([short('single', option(true))])).toBeUndefined();
    expect(sentQuestions([short('single', option(true), option(true))])).toBeUndefined();
    expect(sentQuestions([short('multiple', option(false), option(false))])).toBeUndefined();
    expect(sentQuestions([short('single', option(true), option(false))])).toHaveLength(1);
    expect(sentQuestions([short('multiple', option(true), option(true))])).toHaveLength(1);
  });

  it('takes questions of other kinds, but none that needs a bank or that nobody can answer [CRS-4, QB-1]', () => {
    expect(sentQuestions([{ content: ordering }])).toMatchObject([{ kind: 'ordering', points: 2 }]);
    expect(sentQuestions([{ content: { ...ordering, prompt: { ar: ' ', en: 'Order' } } }])).toBeUndefined();
    expect(sentQuestions([{ content: { ...ordering, items: [] } }])).toBeUndefined();
    const place = { kind: 'hotspot', prompt: ordering.prompt, points: 1, picture: '/api/files/1' };
    const areas = [{ shape: 'circle', x: 30, y: 50, radius: 15 }];
    const hotspot = { ...place, pictureText: { ar: 'صورة', en: 'Picture' }, areas };
    expect(sentQuestions([{ content: hotspot }])).toBeUndefined();
    const texts = { kind: 'short-text', prompt: ordering.prompt, points: 1, exact: false };
    expect(sentQuestions([{ content: { ...texts, accepted: [{ text: 'x', weight: 50 }] } }])).toBeUndefined();
  });

  it('falls back to the Arabic where English is missing [CRS-4]', () => {
    expect(sentQuestions([short('single', { ...option(true), en: '' }, option(false))])).toMatchObject([
      { prompt: { en: 'سؤال؟' }, options: [{ text: { en: 'خيار true' } }, { text: { en: 'option' } }] },
    ]);
  });
});
