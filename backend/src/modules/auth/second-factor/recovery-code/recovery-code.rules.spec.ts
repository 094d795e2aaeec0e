import { hashOfRecoveryCode } from './recovery-code.rules.js';

describe('a recovery code', () => {
  it.each(['k3m9xt-7hq2wd', 'K3M9XT 7HQ2WD', 'k٣m٩xt-٧hq٢wd', '\u200Fk۳m۹xt-۷hq۲wd\u200F'])(
    'is the same typed as «%s» [IDM-1]',
    (typed) => {
      const hash = (code: string) => hashOfRecoveryCode(code, 'somebody', 'a secret of the site');
      expect(hash(typed)).toBe(hash('k3m9xt-7hq2wd'));
    },
  );
});
