import { decode, readRows } from './read-rows.ts';

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

  it('names the columns that are missing and those that mean nothing [CON-1]', () => {
    expect(readRows('email,shoe size\na@example.org,42\n', 'users')).toMatchObject({
      missing: ['firstName', 'lastName'],
      unknown: ['shoe size'],
    });
  });

  it('reads Arabic of older spreadsheets too [CON-1]', () => {
    expect(decode(new TextEncoder().encode('زهراء').buffer as ArrayBuffer)).toBe('زهراء');
    expect(decode(new Uint8Array([0xd2, 0xe5, 0xd1, 0xc7, 0xc1]).buffer)).toBe('زهراء');
  });
});
