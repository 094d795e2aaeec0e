import { readCodeList } from './read-code-list';

const [one, two] = ['7K2M9QXA4TRDV8HN', '8HQ24K7M0TRDV8HN'];

describe('a list of codes', () => {
  it.each([
    ['one on each line', `${one}\n${two}\n`],
    ['dashes, spaces and small letters', `7k2m-9qxa-4trd-v8hn\r\n8HQ2 4K7M 0TRD V8HN`],
    ['one after the other', `${one} ${two}`],
    ['commas of both languages', `${one}، ${two},`],
    ['addresses of the page', `https://masar.example/verify/${one}\nhttps://masar.example/verify/${two}#ABC`],
    ['a table with quotes and names', `الاسم,الرمز\n"سارة علي","${one}"\n"أحمد, كريم","8HQ2–4K7M–0TRD–V8HN"`],
    ['a table out of a spreadsheet', `name\tverification code\nSara\t${one}\nAhmed\t${two}`],
    ['Arabic-Indic digits and letters that look alike', `٧K٢M٩QXA٤TRDV٨HN\n8HQ24K7MOTRDV8HN`],
    ['digits of a Persian keyboard, and marks that nobody sees', `\u200F۷K۲M۹QXA۴TRDV۸HN\u200F\n\u2068${two}\u2069`],
  ])('is read from %s [CRT-7]', (_, text) => {
    expect(readCodeList(text)).toEqual({ codes: [one, two], repeated: [], unread: [] });
  });

  it('names what stands there twice and the lines without a code, by their numbers [CRT-7]', () => {
    const { codes, repeated, unread } = readCodeList(`${one}\nسارة علي\n\n7k2m 9qxa 4trd v8hn\n7K2M9QXA4TRD`);
    expect(codes).toEqual([one]);
    expect(repeated).toEqual([{ line: 4, text: one }]);
    expect(unread).toEqual([
      { line: 2, text: 'سارة علي' },
      { line: 5, text: '7K2M9QXA4TRD' },
    ]);
  });

  it('is empty without text, and never mistakes a lone line for a heading [CRT-7]', () => {
    expect(readCodeList(' \n ')).toEqual({ codes: [], repeated: [], unread: [] });
    expect(readCodeList('name,code').unread).toHaveLength(1);
  });
});
