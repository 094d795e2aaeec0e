import { InvalidInput } from '#platform/errors/platform.errors';
import { bytesIn, fileNameIn } from './tus.rules.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');

describe('the headers of an upload that goes on after a cut', () => {
  it('say bytes in whole numbers [ASG-1]', () => {
    expect(bytesIn('0')).toBe(0);
    expect(bytesIn('20971520')).toBe(20_971_520);
    for (const wrong of [undefined, '', '-1', '1.5', '1e3', 'all', '9'.repeat(13)])
      expect(() => bytesIn(wrong)).toThrow(InvalidInput);
  });

  it('name the file in any script, among other things [ASG-1]', () => {
    expect(fileNameIn(`filename ${base64('تقرير.pdf')},filetype ${base64('application/pdf')}`)).toBe('تقرير.pdf');
    expect(fileNameIn(`isShared, filename ${base64('a.pdf')}`)).toBe('a.pdf');
    expect(fileNameIn(`filename ${base64('../صورة\u202Egpj.webp\u200F')}`)).toBe('صورةgpj.webp');
    for (const wrong of [undefined, '', 'filename', `name ${base64('a.pdf')}`, `filename ${base64('a\0.pdf')}`])
      expect(() => fileNameIn(wrong)).toThrow(InvalidInput);
  });
});
