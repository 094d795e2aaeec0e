import { openMail, sealMail } from './queued-mail.js';

const secret = 'a secret of at least thirty-two letters';
const mail = {
  to: 'sara@masar.test',
  replyTo: { name: 'هدى', address: 'huda@masar.test' },
  subject: { ar: 'كلمة مرور جديدة', en: 'A new password' },
  body: { ar: 'اضغط الرابط', en: 'Follow the link' },
  action: { label: { ar: 'اختر', en: 'Choose' }, url: 'https://masar.test/login/reset-password?token=open-sesame' },
};

describe('a mail in the queue', () => {
  it('shows its addresses and nothing of its words, names and links [SEC-11]', () => {
    const { sealed, ...readable } = sealMail(mail, secret);
    expect(readable).toEqual({ to: 'sara@masar.test', replyTo: 'huda@masar.test' });
    const bytes = Buffer.from(sealed, 'base64').toString('latin1');
    for (const word of ['sesame', 'password', 'Follow']) expect(sealed + bytes).not.toContain(word);
  });

  it('is opened by the server that sealed it, and by no other [SEC-11]', () => {
    const queued = sealMail(mail, secret);
    expect(openMail(queued, secret)).toEqual(mail);
    expect(() => openMail(queued, `${secret}!`)).toThrow(/SESSION_SECRET/);
    expect(() => openMail({ ...queued, sealed: queued.sealed.slice(0, -8) }, secret)).toThrow(/SESSION_SECRET/);
  });
});
