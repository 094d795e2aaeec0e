import { codeParts } from './code-parts';

describe('codeParts', () => {
  it('cuts code out of a text, markup included [ASM-1] [I18N-1]', () => {
    expect(codeParts('ماذا تفعل `<label for="x">` هنا؟')).toEqual([
      { text: 'ماذا تفعل ', isCode: false },
      { text: '<label for="x">', isCode: true },
      { text: ' هنا؟', isCode: false },
    ]);
    expect(codeParts('`a > b`')).toEqual([{ text: 'a > b', isCode: true }]);
    expect(codeParts('نص')).toEqual([{ text: 'نص', isCode: false }]);
  });
});
