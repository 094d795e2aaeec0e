import { questionWarnings, readQuestion } from '@masar/domain';
import { makeDemoData } from './demo-data.js';
import { coursesWithBank } from './question-banks.js';

describe('question banks of the demo', () => {
  const {
    question_banks: banks,
    questions,
    question_versions: versions,
    item_answers: items,
    quiz_parts: parts,
    lessons,
    papers,
  } = makeDemoData(new Date('2026-11-25T12:00:00Z'));

  it('have at least thirty questions each, of many kinds [QB-1, READ-1]', () => {
    expect(banks).toHaveLength(coursesWithBank.length);
    for (const { id } of banks) {
      const own = questions.filter((question) => question.bank_id === id);
      expect(own.length).toBeGreaterThanOrEqual(30);
      expect(new Set(own.map(({ kind }) => kind)).size).toBe(7);
    }
  });

  it('name a skill, and a lesson of their course to read again, for nearly all of their questions [QB-1, EVD-2]', () => {
    const courseOf = new Map(banks.map(({ id, course_id }) => [id, course_id]));
    const known = new Map(lessons.map(({ id, course_id }) => [id, course_id]));
    const resting = questions.filter(({ lesson_id }) => lesson_id !== null);
    expect(resting.length).toBe(questions.length);
    expect(resting.every(({ bank_id, lesson_id }) => known.get(lesson_id!) === courseOf.get(bank_id))).toBe(true);
    expect(questions.filter(({ skill_id }) => skill_id !== null).length).toBeGreaterThan(questions.length / 2);
  });

  it('are asked by the quiz of a lesson too, whose draw can be filled [QB-2]', () => {
    const [draw] = (
      parts as { lesson_id: string | null; tag: string | null; count: number | null; bank_id: string }[]
    ).filter(({ lesson_id, count }) => lesson_id !== null && count !== null);
    const pool = questions.filter(
      ({ bank_id, tags, state }) => bank_id === draw!.bank_id && tags.includes(draw!.tag!) && state === 'ready',
    );
    expect(pool.length).toBeGreaterThan(draw!.count!);
  });

  it('hold questions as the server takes them, in both languages and with a right answer [QB-1, QB-2]', () => {
    for (const { content } of versions) {
      expect(readQuestion(content)).toEqual({ question: content });
      // Whoever guesses is right half the time: such questions stand in banks, and prove nothing.
      const told = content.kind === 'true-false' ? ['guessable'] : [];
      expect([content.prompt.ar, questionWarnings(content)]).toEqual([content.prompt.ar, told]);
    }
  });

  it('have been asked so often that statistics of each bank have something to tell [QB-4, READ-1]', () => {
    const answers = items as { question_id: string; paper_id: string; share: string; seconds: number }[];
    const ids = new Set(papers.map((paper) => (paper as { id: string }).id));
    expect(ids.size).toBe(papers.length);
    expect(answers.every(({ paper_id }) => ids.has(paper_id))).toBe(true);
    for (const { id } of banks) {
      const own = new Set(questions.filter((question) => question.bank_id === id).map((question) => question.id));
      const said = answers.filter(({ question_id }) => own.has(question_id));
      const asked = Map.groupBy(said, ({ question_id }) => question_id);
      expect([...asked.values()].filter((each) => each.length >= 5).length).toBeGreaterThanOrEqual(6);
      expect(said.some(({ share }) => Number(share) === 1) && said.some(({ share }) => Number(share) === 0)).toBe(true);
      expect(said.every(({ seconds }) => seconds > 0 && seconds < 120)).toBe(true);
    }
  });
});
