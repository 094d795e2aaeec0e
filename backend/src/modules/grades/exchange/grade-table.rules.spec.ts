import { randomUUID } from 'node:crypto';
import { gradeFileLimits, readGradeTable } from './grade-table.rules.js';

const [quiz, task, zahra, ali] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const known = { items: [quiz, task], learners: [zahra, ali] };

describe('the cells of a gradebook’s file', () => {
  it('are read where each learner and item stands once [GRD-1]', () => {
    expect(readGradeTable(`id,name,a [${quiz}],b [${task}]\n${zahra},z,1,2\n${ali},a,3,\n`, known)).toEqual({
      items: [quiz, task],
      lines: [
        { row: 2, userId: zahra, values: ['1', '2'] },
        { row: 3, userId: ali, values: ['3', ''] },
      ],
      refused: [],
      refusedCount: 0,
    });
  });

  it('are read below a title, and told by their row in the file [GRD-1]', () => {
    const table = readGradeTable(`درجات 2026\nid;name;a [${quiz}]\n${zahra};z; "1,5"\nx;y;2\n`, known);
    expect(table.lines).toEqual([{ row: 3, userId: zahra, values: ['1,5'] }]);
    expect(table.refused).toMatchObject([{ row: 4, code: 'grades.row_without_learner' }]);
  });

  it('are read nowhere for a learner in two lines or an item in two columns, in whatever letters [GRD-1]', () => {
    const heading = `id,name,a [${quiz}],b [${task}],a [${quiz.toUpperCase()}]`;
    const table = readGradeTable(
      `${heading}\n${zahra},z,1,2,3\n${ali},a,4,5,6\n${zahra.toUpperCase()},z,7,8,9\n`,
      known,
    );
    expect(table.items).toEqual([task]);
    expect(table.lines).toEqual([{ row: 3, userId: ali, values: ['5'] }]);
    expect(table.refused.map(({ row, code }) => `${row} ${code}`)).toEqual([
      '1 grades.item_repeated',
      '1 grades.item_repeated',
      '2 grades.learner_repeated',
      '4 grades.learner_repeated',
    ]);
  });

  it('are no more than the book has, and refusals are told up to two hundred and counted beyond [GRD-1] [SEC-14]', () => {
    const rows = `${zahra},z,1\n`.repeat(5000);
    const table = readGradeTable(`id,name,a [${quiz}]\n${rows}`, known);
    expect(table).toMatchObject({ lines: [], refusedCount: 5000 });
    expect(table.refused).toHaveLength(200);
  });

  it.each([
    ['lines', `id,name,a [${quiz}]\n${`${zahra},z,1\n`.repeat(gradeFileLimits.rows + 1)}`],
    ['columns', `id,name${`,a [${quiz}]`.repeat(gradeFileLimits.columns)}\n`],
  ])('are not looked for in more %s than a book has [GRD-1] [SEC-14]', (_, text) => {
    expect(() => readGradeTable(text, known)).toThrow('grades.file_too_large');
  });
});
