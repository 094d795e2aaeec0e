import { onOneLine, typedProse } from '@masar/domain';
import { renderMail, siteName } from './mail-template.js';

describe('somebody’s words in a mail', () => {
  it('have links that end where the sentence goes on, and stay text otherwise [COM-2] [I18N-1]', () => {
    const words = { ar: 'رسالة', en: 'A message' };
    const quote = 'زوروا (https://example.com/a?b=1&c=2)، <b>ثم</b> «www.example.org»؟';
    const { html, text } = renderMail(
      { to: 'a@masar.test', subject: words, body: words, quote },
      { nameAr: 'مسار', nameEn: 'Masar', logoUrl: null },
    );
    expect(text).toContain(quote);
    expect([...html.matchAll(/<a href="([^"]*)"[^>]*>([^<]*)</g)].map(([, href, shown]) => [href, shown])).toEqual([
      ['https://example.com/a?b=1&#38;c=2', 'https://example.com/a?b=1&#38;c=2'],
      ['https://www.example.org', 'www.example.org'],
    ]);
    expect(html).not.toContain('<b>');
  });
});

describe('a mail of a site with a name of its own', () => {
  it('says that name wherever it names the site, and Masar nowhere [SET-1] [UI-4]', () => {
    const words = { ar: `حسابك في ${siteName}`, en: `Your ${siteName} account` };
    const link = { label: { ar: `مراسلة ${siteName}`, en: `Write to ${siteName}` }, url: 'https://amal.example' };
    const { subject, text, html } = renderMail(
      { to: 'a@masar.test', subject: words, body: words, action: link, unsubscribe: link },
      { nameAr: 'أمل $& العراق', nameEn: 'Amal', logoUrl: null },
    );
    expect(subject).toBe('حسابك في أمل $& العراق | Your Amal account');
    expect(text.match(/أمل \$& العراق|Amal/g)).toHaveLength(6);
    expect([text, html].join()).not.toMatch(/site|مسار|Masar/);
  });

  it('leaves the words of people as they are, who can type no mark of it [SET-1]', () => {
    const words = { ar: `أهلاً {{site}} في ${siteName}`, en: `Welcome {{site}} to ${siteName}` };
    const { text } = renderMail(
      { to: 'a@masar.test', subject: words, body: words },
      { nameAr: 'أمل', nameEn: 'Amal', logoUrl: null },
    );
    expect(text).toContain('أهلاً {{site}} في أمل');
    expect(text).toContain('Welcome {{site}} to Amal');
    expect([onOneLine.test(`A ${siteName}`), typedProse(`A ${siteName} B`)]).toEqual([false, 'A  B']);
  });
});
