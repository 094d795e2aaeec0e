import { decode, isWorkbook, readRows } from './read-rows.ts';

describe('the file of an import', () => {
  it('is read under Arabic or English headings in any order, whatever separates the values [CON-1]', () => {
    const arabic = '\uFEFFاسم العائلة;الاسم الأول;البريد الإلكتروني\r\nكاظم;زهراء;zahraa@example.org\r\n';
    const english = 'email,firstName,lastName\nzahraa@example.org,زهراء,كاظم\n';
    const row = { email: 'zahraa@example.org', firstName: 'زهراء', lastName: 'كاظم' };
    expect(readRows(arabic, 'users').rows).toEqual([row]);
    expect(readRows(english, 'users').rows).toEqual([row]);
  });

  it('keeps quoted commas and leaves empty lines out [CON-1]', () => {
    const { rows } = readRows('email,course\n\n"a@example.org","one, two"\n,\n', 'enrollments');
    expect(rows).toEqual([{ email: 'a@example.org', course: 'one, two' }]);
  });

  it.each([
    '\uFEFFالاسم الاول;الاسم الاخير;البريد الالكتروني\r\nعلي;حسين;ali@example.org\r\n',
    'sep=;\r\nاسم اول;لقب;بريد\r\nعلي;حسين;ali@example.org\r\n',
    'First_Name\tFamily Name\tE-Mail\nعلي\tحسين\tali@example.org\n',
    '\u200Fالإسم الأوّل,العائلة,إيميل\nعلي,حسين\u200F,ali@example.org\n',
  ])('is read under %j, however the headings are spelled [CON-1]', (content) => {
    expect(readRows(content, 'users')).toMatchObject({
      rows: [{ email: 'ali@example.org', firstName: 'علي', lastName: 'حسين' }],
      missing: [],
      unknown: [],
    });
  });

  it.each(['الاسم الثلاثي', 'الاسم', 'اسم الطالب', 'Full name'])(
    'parts whole names under %s and says so [CON-1]',
    (heading) => {
      const read = readRows(`${heading};البريد\nعلي حسين كاظم;a@x.iq\nعبد الله حسن;b@x.iq\n`, 'users');
      expect(read).toMatchObject({ missing: [], unknown: [], parted: heading });
      expect(read.rows).toMatchObject([
        { email: 'a@x.iq', firstName: 'علي', lastName: 'حسين كاظم' },
        { email: 'b@x.iq', firstName: 'عبد الله', lastName: 'حسن' },
      ]);
    },
  );

  it('names the columns that are missing and those that mean nothing [CON-1]', () => {
    expect(readRows('email,shoe size\na@example.org,42\n', 'users')).toMatchObject({
      missing: ['firstName', 'lastName'],
      unknown: ['shoe size'],
    });
  });

  it('is told from a file of a spreadsheet itself [CON-1]', () => {
    expect(isWorkbook(new TextEncoder().encode('PK\u0003\u0004').buffer as ArrayBuffer)).toBe(true);
    expect(isWorkbook(new TextEncoder().encode('email').buffer as ArrayBuffer)).toBe(false);
  });

  it('reads Arabic of older spreadsheets too [CON-1]', () => {
    expect(decode(new TextEncoder().encode('زهراء').buffer as ArrayBuffer)).toBe('زهراء');
    expect(decode(new Uint16Array([0xfeff, 0x639, 0x644, 0x64a]).buffer)).toBe('علي');
    expect(decode(new Uint8Array([0xfe, 0xff, 0x06, 0x39, 0, 0x3b]).buffer)).toBe('ع;');
    expect(decode(new Uint16Array([0x61, 0x3b, 0x639]).buffer)).toBe('a;ع');
    expect(decode(new Uint8Array([0xd2, 0xe5, 0xd1, 0xc7, 0xc1]).buffer)).toBe('زهراء');
  });
});
