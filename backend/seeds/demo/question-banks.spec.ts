import { questionWarnings, readQuestion } from '@masar/domain';
import { makeDemoData } from './demo-data.js';
import { coursesWithBank } from './question-banks.js';

describe('question banks of the demo', () => {
  const {
    question_banks: banks,
    questions,
    question_versions: versions,
  } = makeDemoData(new Date('2026-11-25T12:00:00Z'));

  it('have at least thirty questions each, of many kinds [QB-1, READ-1]', () => {
    expect(banks).toHaveLength(coursesWithBank.length);
    for (const { id } of banks) {
      const own = questions.filter((question) => question.bank_id === id);
      expect(own.length).toBeGreaterThanOrEqual(30);
      expect(new Set(own.map(({ kind }) => kind)).size).toBe(7);
    }
  });

  it('hold questions as the server takes them, in both languages and with a right answer [QB-1, QB-2]', () => {
    for (const { content } of versions) {
      expect(readQuestion(content)).toEqual({ question: content });
      expect([content.prompt.ar, questionWarnings(content)]).toEqual([content.prompt.ar, []]);
    }
  });
});
