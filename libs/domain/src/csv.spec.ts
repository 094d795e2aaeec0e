import { toCsv } from './csv.ts';
import { readCsvTable } from './csv-table.ts';

describe('a table as CSV', () => {
  it('starts with the mark by which spreadsheets read Arabic, one row a line [ANL-2]', () => {
    expect(toCsv(['الاسم', 'n'], [['زهراء', 3]])).toBe('\uFEFFالاسم,n\r\nزهراء,3\r\n');
  });

  it('quotes what would break a row, and leaves missing values empty [ANL-2]', () => {
    expect(toCsv(['a'], [['x, "y"\nz'], [null], [undefined], [0]])).toBe('\uFEFFa\r\n"x, ""y""\nz"\r\n\r\n\r\n0\r\n');
  });

  it.each(['a;b;c;d', 'a\tb\tc', 'x;=1+1'])(
    'keeps %j one cell, whatever a country separates by [GRD-1] [SEC-5]',
    (text) => {
      const file = toCsv([text, 'n'], [[text, 1]]);
      expect(file).toContain(`"${text}",1`);
      expect(readCsvTable(file)).toEqual([
        [text, 'n'],
        [text, '1'],
      ]);
    },
  );

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1'])('shows %j and does not run it [ANL-2] [SEC-5]', (text) => {
    expect(toCsv(['a'], [[text]])).toContain(`'${text}`);
  });
});
