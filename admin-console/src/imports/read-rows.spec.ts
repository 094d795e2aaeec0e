import { importColumns } from './import-kinds.ts';
import { importColumnNames } from './imports.messages.ts';
import { decode, hasLostLetters, isWorkbook, readRows } from './read-rows.ts';

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

  it.each([
    ['Moodle', 'username, password, firstname, lastname, email, course1\nali, x, علي, حسين, a@x.iq, c\n'],
    [
      'Moodle in Arabic',
      '"الاسم الأول","اسم العائلة","عنوان البريد الإلكتروني","المجموعات"\n"علي","حسين","a@x.iq",""\n',
    ],
    [
      'Canvas',
      'user_id,login_id,first_name,last_name,sortable_name,email,status\n1,ali,علي,حسين,"حسين, علي",a@x.iq,active\n',
    ],
    ['Google Classroom', 'Last Name,First Name,Email Address,Essay\nحسين,علي,a@x.iq,9\n'],
    ['Google Admin', 'First Name [Required],Last Name [Required],Email Address [Required]\nعلي,حسين,a@x.iq\n'],
    ['Google contacts', 'Given Name,Family Name,E-mail 1 - Value,E-mail 2 - Value\nعلي,حسين,a@x.iq,b@x.iq\n'],
    ['Azure', 'userPrincipalName,displayName,surname,mail,givenName\nali,علي حسين,حسين,a@x.iq,علي\n'],
    ['Outlook', 'First Name,Middle Name,Last Name,E-mail Address\nعلي,,حسين,a@x.iq\n'],
    ['Zoom', 'Name (Original Name),User Email\nعلي حسين,a@x.iq\n'],
    ['Blackboard', '"Last Name"\t"First Name"\t"Username"\t"Email"\n"حسين"\t"علي"\t"ali"\t"a@x.iq"\n'],
    ['a list with a title', 'قائمة الصف الخامس;;\r\n;;\r\nالاسم الكامل;البريد;ت\r\nعلي حسين;a@x.iq;1\r\n'],
    ['family names first', 'Student,Email\n"حسين, علي",a@x.iq\n'],
    ['a mail program', 'First name,Last name,E-mail address\nعلي,حسين,"علي حسين <a@x.iq>"\n'],
    ['a page with links', 'First name,Last name,Email\nعلي,حسين,mailto:a@x.iq\n'],
    ['somebody who types Arabic', 'الاسم الكامل، البريد\nعلي حسين، a@x.iq\n'],
    ['somebody who types Arabic semicolons', 'الاسم الكامل؛ البريد\nعلي حسين؛ a@x.iq\n'],
    ['two columns of addresses', 'Mail,Email,Full name\n,a@x.iq,علي حسين\n'],
  ])('reads people as %s lists them [CON-1]', (_, content) => {
    const read = readRows(content, 'users');
    expect(read.missing).toEqual([]);
    expect(read.rows).toEqual([{ email: 'a@x.iq', firstName: 'علي', lastName: 'حسين' }]);
  });

  it.each(['users', 'enrollments'] as const)('is read under the headings that the page of %s names [CON-1]', (kind) => {
    const fields = importColumns[kind].map(({ field }) => field);
    for (const language of ['ar', 'en'] as const) {
      const headings = fields.map((field) => importColumnNames[language][field]);
      const { rows, missing, unknown } = readRows(`${headings.join(';')}\n${fields.join(';')}\n`, kind);
      expect([rows, missing, unknown]).toEqual([[Object.fromEntries(fields.map((field) => [field, field]))], [], []]);
    }
  });

  it('is refused where letters were lost when it was saved [CON-1]', () => {
    const file = (...bytes: number[]) => new Uint8Array([...new TextEncoder().encode('email;زهراء'), ...bytes]).buffer;
    expect(decode(file(0xd8))).toBe('email;زهراء\uFFFD');
    expect([file(0xd8), file()].map((bytes) => hasLostLetters(decode(bytes)))).toEqual([true, false]);
    expect(hasLostLetters('email;name\na@x.iq;???? ????\n')).toBe(true);
    expect(hasLostLetters('email;name\na@x.iq;"????"')).toBe(true);
    expect(hasLostLetters('email;name\na@x.iq;who??\n?;?')).toBe(false);
  });

  it('names the columns that are missing and those that mean nothing [CON-1]', () => {
    expect(readRows('email,shoe size\na@example.org,42\n', 'users')).toMatchObject({
      missing: ['firstName', 'lastName'],
      unknown: ['shoe size'],
    });
  });

  it('is told from a file of a spreadsheet itself [CON-1]', () => {
    expect(isWorkbook(new TextEncoder().encode('PK\u0003\u0004').buffer as ArrayBuffer)).toBe(true);
    expect(isWorkbook(new TextEncoder().encode('<html><table><tr><td>email').buffer as ArrayBuffer)).toBe(true);
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
