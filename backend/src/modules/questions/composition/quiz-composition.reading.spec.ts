import type { ReadDatabase } from '#platform/database/read-database';
import type { PaperDrawing } from '../drawing/paper-drawing.js';
import type { QuestionReference, QuestionSource } from '../drawing/question-source.js';
import type { QuizPartsQueries } from '../drawing/quiz-parts.queries.js';
import type { QuizAccess } from '../rules/quiz-access.js';
import type { QuizRulesQueries } from '../rules/quiz-rules.js';
import { aChoice } from '../testing/question.samples.js';
import { QuizCompositionReading } from './quiz-composition.reading.js';

const inBank = Array.from({ length: 250 }, (_, at) => ({ questionId: `q${at}`, version: 1 }));
const draw = (place: number) => ({
  place,
  bankId: 'bank',
  bankName: 'بنك',
  tag: null,
  difficulty: null,
  skillId: null,
  skill: null,
  count: 1,
});

/** A quiz of 50 draws from one bank; remembers what was read of it. */
function aQuizOfDraws() {
  const read: string[] = [];
  const count = { open: 0, most: 0, largest: 0 };
  const tell = async <Value>(value: Value): Promise<Value> => {
    count.most = Math.max(count.most, (count.open += 1));
    await Promise.resolve();
    count.open -= 1;
    return value;
  };
  const source = {
    matching: () => tell(inBank),
    contents: (references: readonly QuestionReference[]) => {
      count.largest = Math.max(count.largest, references.length);
      read.push(...references.map(({ questionId }) => questionId));
      return tell(references.map(({ questionId: id }) => ({ ...aChoice('سؤال'), id })));
    },
  };
  const proving = { nothing: new Map(), guessed: new Map() };
  const stock = { own: [], fixed: [], draws: [], versions: {}, proving, contents: {} };
  const reading = new QuizCompositionReading(
    { forAuthor: () => Promise.resolve({ questions: [] }) } as unknown as QuizAccess,
    { of: () => Promise.resolve(Array.from({ length: 50 }, (_, at) => draw(at))) } as unknown as QuizPartsQueries,
    source as unknown as QuestionSource,
    {
      stock: () => Promise.resolve(stock),
      from: () => Promise.resolve({ questions: [], drawn: 0, drawnFrom: 0 }),
    } as unknown as PaperDrawing,
    { of: () => Promise.resolve({ passMark: 50, attempts: null, pauseMinutes: 0 }) } as unknown as QuizRulesQueries,
    { over: () => undefined } as unknown as ReadDatabase,
  );
  return { reading, read, count };
}

describe('looking at what a quiz asks', () => {
  it('reads each question of a bank once and few at a time, however many draws share it [QB-2] [REL-7]', async () => {
    const { reading, read, count } = aQuizOfDraws();
    const { parts, warnings } = await reading.composition({} as never, {} as never);
    expect({ parts: parts.length, read: read.length, different: new Set(read).size, atOnce: count.most }).toEqual({
      parts: 50,
      read: 250,
      different: 250,
      atOnce: 1,
    });
    expect(count.largest).toBeLessThanOrEqual(100);
    expect(warnings.filter(({ code }) => code === 'draw-short')).toEqual([]);
    expect(new Set(warnings.map(({ questionId }) => questionId)).size).toBe(250);
  });
});
