import { gradeAnswer, type Question, questionKinds, questionWarnings, readQuestion, rightAnswer } from '@masar/domain';
import { newQuestion } from './editing-kinds';
import { freeId, markRight, newGap, newParameter } from './new-question';

const options = (question: Question) => ('options' in question ? question.options : []);

describe('a question that is being written', () => {
  it.each(questionKinds)('of kind %s misses nothing but its texts [QB-1]', (kind) => {
    const filled = JSON.parse(
      JSON.stringify(newQuestion(kind)).replaceAll('"ar":""', '"ar":"نص"').replaceAll('"text":""', '"text":"نص"'),
    ) as Question;
    if (filled.kind === 'cloze') {
      filled.gaps = [newGap('number', [])];
      filled.prompt = { ar: 'ك {{g1}}', en: '' };
    }
    if (filled.kind === 'hotspot') filled.picture = '/api/files/x';
    expect(readQuestion(filled)).toHaveProperty('question');
    expect(questionWarnings(filled)).not.toContain('no-right-answer');
    // True or false is guessed whatever is written.
    if (kind !== 'true-false') expect(questionWarnings(filled)).not.toContain('guessable');
  });

  it('has one right option, or several that share the points [QB-1]', () => {
    const single = newQuestion('single') as Extract<Question, { kind: 'single' }>;
    expect(markRight(single, 'o2', true).map(({ weight }) => weight)).toEqual([0, 100, 0, 0]);
    const multiple = newQuestion('multiple') as Extract<Question, { kind: 'multiple' }>;
    const both = { ...multiple, options: markRight(multiple, 'o2', true) };
    expect(options(both).map(({ weight }) => weight)).toEqual([50, 50, 0, 0]);
    expect(gradeAnswer(both, rightAnswer(both)).points).toBe(1);
    expect(markRight(both, 'o1', false).map(({ weight }) => weight)).toEqual([0, 100, 0, 0]);
  });

  it('gives each part an id of its own, also after one was taken away [QB-1]', () => {
    expect(freeId('o', [{ id: 'o1' }, { id: 'o3' }])).toBe('o4');
    expect(freeId('o', [{ id: 'o2' }])).toBe('o3');
  });

  it('calls its numbers by letters that are free, never by a number of its own [QB-1]', () => {
    expect(newParameter([]).name).toBe('a');
    expect(newParameter([...'abcd'].map((name) => ({ name }))).name).toBe('f');
  });

  it('of a place on a picture can’t become ready without one [QB-1] [QB-2]', () => {
    expect(questionWarnings(newQuestion('hotspot'))).toEqual(['no-right-answer', 'picture-without-words']);
  });
});
