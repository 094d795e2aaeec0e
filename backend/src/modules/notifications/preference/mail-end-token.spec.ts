import { randomUUID } from 'node:crypto';
import { mailEndToken, readMailEndToken } from './mail-end-token.js';

const secret = 'a secret of the server, long enough';
const userId = randomUUID();

describe('the token of an unsubscribe link', () => {
  it('says who ends what [NTF-2]', () => {
    const end = { userId, setting: 'digest' } as const;
    expect(readMailEndToken(mailEndToken(end, secret), secret)).toEqual(end);
  });

  it('is refused with another person, another setting, another secret or a changed signature [SEC-4]', () => {
    const token = mailEndToken({ userId, setting: 'digest' }, secret);
    const forged = [
      token.replace(userId, randomUUID()),
      token.replace('digest', 'post-liked'),
      `${token}x`,
      `${token}.x`,
      token.slice(0, -1),
      '',
      '..',
    ];
    expect(forged.map((each) => readMailEndToken(each, secret))).toEqual(forged.map(() => undefined));
    expect(readMailEndToken(token, 'another secret of another server')).toBeUndefined();
  });
});
