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

  it.each([
    '=1+1',
    '+1',
    '-1',
    '@SUM(A1)',
    '\t=1',
    '\tA1',
    '\r=1',
    '\n=1',
    ' =1',
    '\u00A0=1',
    '\u3000=1',
    '＝1+1',
    '＋1',
    '－1',
    '＠SUM(A1)',
    '\u200F=1',
    '\u2066＝1',
    "'=1",
  ])('shows %j and does not run it, nor loses any of it [ANL-2] [SEC-5]', (text) => {
    const file = toCsv(['a', 'b'], [[text, 1]]);
    expect(file).toContain(`'${text}`);
    const [, [cell] = []] = readCsvTable(file);
    expect(cell).toBe(text.replaceAll('\r', '\n'));
  });

  it.each([',', ';', '\t'])('knows the line of spreadsheets that names %j as what separates [CON-1]', (sign) => {
    expect(readCsvTable(`\uFEFFsep=${sign}\r\na,;b${sign}c\r\n`)[0]!.at(-1)).toBe('c');
  });

  it.each([
    [
      'a, "b, c",d\n1, "x" , 2\n',
      [
        ['a', 'b, c', 'd'],
        ['1', 'x', ' 2'],
      ],
    ],
    ['قائمة الطلاب\nالاسم;البريد\nزهراء;z@x\n', [['قائمة الطلاب'], ['الاسم', 'البريد'], ['زهراء', 'z@x']]],
    [
      'Students, 2026\nname;mark;note\nA;1,5;x\nB;2,5;y\n',
      [['Students, 2026'], ['name', 'mark', 'note'], ['A', '1,5', 'x'], ['B', '2,5', 'y']],
    ],
    [
      'a\tb\n"x,\ny"\t1\n',
      [
        ['a', 'b'],
        ['x,\ny', '1'],
      ],
    ],
    ['one\n', [['one']]],
    [
      'الاسم،البريد\n"علي، حسن"،a@x\n',
      [
        ['الاسم', 'البريد'],
        ['علي، حسن', 'a@x'],
      ],
    ],
    [
      'الاسم؛البريد\nعلي، حسن؛a@x\n',
      [
        ['الاسم', 'البريد'],
        ['علي، حسن', 'a@x'],
      ],
    ],
    ['sep=،\nأ,ب،ج\n', [['أ,ب', 'ج']]],
    [
      'سؤال,خيار\nما، ومن؟,نعم، طبعاً\nأين، ومتى؟,هنا\n',
      [
        ['سؤال', 'خيار'],
        ['ما، ومن؟', 'نعم، طبعاً'],
        ['أين، ومتى؟', 'هنا'],
      ],
    ],
  ])('of others is read as it is meant: %j [GRD-1] [CON-1]', (text, rows) => {
    expect(readCsvTable(text)).toEqual(rows);
  });

  it.each(['a=b', 'زهراء', "don't", "'quoted'", '1-2', 'سؤال＝'])('leaves %j as it is [ANL-2]', (text) => {
    expect(toCsv(['a'], [[text]])).toBe(`\uFEFFa\r\n${text}\r\n`);
  });
});
