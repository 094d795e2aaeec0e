import { queryRoots } from '#shared/query/query-roots';
import { writeDocument } from './write-document';

const template = `<!doctype html>
<html lang="ar" dir="rtl" data-color-scheme="light">
  <head>
    <title>مسار</title>
    <meta name="description" content="template" />
    <script type="module" crossorigin src="/assets/index-1.js" nonce="__CSP_NONCE__"></script>
    <link rel="modulepreload" crossorigin href="/assets/part-1.js" nonce="__CSP_NONCE__">
    <link rel="stylesheet" crossorigin href="/assets/index-1.css" nonce="__CSP_NONCE__">
  </head>
  <body>
    <div id="root"></div>
  </body>
</html>`;

type Page = Parameters<typeof writeDocument>;
const page = (changes: Partial<Page[1]> = {}, marks?: Page[2]) =>
  writeDocument(
    template,
    {
      html: '<h1>من نحن</h1>',
      head: { title: 'من نحن · مسار', site: 'مسار', description: 'وصف "قصير" <b>' },
      data: [[queryRoots.courses, { title: '</script><script>alert(1)</script>' }]],
      language: 'ar',
      canonicalPath: '/about',
      assets: { scripts: ['/assets/index-1.js'], styles: ['/assets/index-1.css', '/assets/about-1.css'] },
      ...changes,
    },
    marks,
  );

describe('a written page', () => {
  it('says its language, title, description and addresses in both languages [PUB-7]', () => {
    const html = page();
    expect(html).toContain('<html lang="ar" dir="rtl" data-color-scheme="light" data-written>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).toContain('<title>من نحن · مسار</title>');
    expect(html).toContain('content="وصف &quot;قصير&quot; &lt;b&gt;"');
    expect(html).toContain('<link rel="canonical" href="__PUBLIC_URL__/about">');
    expect(html).toContain('<link rel="alternate" hreflang="en" href="__PUBLIC_URL__/about?lang=en">');
    expect(html).toContain('<meta property="og:title" content="من نحن · مسار">');
    expect(html).toContain('<meta property="og:site_name" content="مسار">');
    expect(page({ language: 'en' })).toContain('<link rel="canonical" href="__PUBLIC_URL__/about?lang=en">');
  });

  it('keeps search engines away from what has no address of its own [PUB-7]', () => {
    const html = page({ canonicalPath: undefined });
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });

  it('loads its styles before the first paint and its scripts when they are needed [PERF-4]', () => {
    const html = page();
    expect(html.match(/rel="stylesheet"/g)).toHaveLength(2);
    expect(html).not.toContain('type="module"');
    expect(html).not.toContain('rel="modulepreload"');
    expect(html).toContain('(["/assets/index-1.js"],"masar:interactive")');
  });

  it('carries its data so that no text of a course ends the script [SEC-3]', () => {
    const html = page();
    expect(html).not.toContain('<script>alert(1)');
    const [, data = ''] = /<script type="application\/json"[^>]*>(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(data)).toEqual([[['courses'], { title: '</script><script>alert(1)</script>' }]]);
  });

  it('puts a nonce on every script and style [SEC-3]', () => {
    const tags = page().match(/<(script|link rel="stylesheet")[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(3);
    expect(tags.filter((tag) => !tag.includes('nonce="__CSP_NONCE__"'))).toEqual([]);
  });

  it('lets an address end no attribute [SEC-3]', () => {
    const html = page({ canonicalPath: '/courses/"><script>alert(1)</script>&' });
    expect(html).not.toContain('<script>alert(1)');
    expect(html).toContain('href="__PUBLIC_URL__/courses/&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&amp;"');
  });

  it('has its own marks where it holds texts of people, so that nobody can write one [SEC-3]', () => {
    const words = '__CSP_NONCE__ __PUBLIC_URL__ $&';
    const html = page(
      { html: words, head: { title: words, site: words, description: words }, data: [[queryRoots.courses, words]] },
      marks,
    );
    expect(html.split('__CSP_NONCE__')).toHaveLength(8);
    expect(html).toContain('<script type="application/json" id="page-data" nonce="n1">');
    expect(html).toContain('<link rel="canonical" href="u1/about">');
    expect(html).toContain(`<div id="root">${words}</div>`);
  });
});

const marks = { nonce: 'n1', publicUrl: 'u1' };
