import { termsAr } from './legal-terms.ar.js';
import { termsEn } from './legal-terms.en.js';

describe('the terms of service of the demo', () => {
  it('call certificates what they are called where they are issued [EVD-4]', () => {
    for (const name of ['شهادة إنجاز', 'شهادة مشاركة']) expect(termsAr).toContain(name);
    for (const name of ['certificate of achievement', 'one of participation']) expect(termsEn).toContain(name);
    expect(termsAr).not.toContain('شهادة إتمام');
    expect(termsEn).not.toContain('certificate of completion');
  });
});
