import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defaultNames, OrganizationSettings } from '#platform/settings/organization-settings';
import { drawingLimits } from '#platform/web/drawing-shares';
import { startTestApp, type TestApp } from '#testing/test-app';

const both = (name: string) => ({
  ar: `<html lang="ar">${name} بالعربية <script nonce="__CSP_NONCE__"></script><link href="__PUBLIC_URL__/"></html>`,
  en: `<html lang="en">${name} in English <script nonce="__CSP_NONCE__"></script></html>`,
});

/** What a built portal looks like to the server: pages, patterns, and a renderer that says what it was asked. */
const portal = {
  'dist/index.html': '<html><div id="root"></div><script nonce="__CSP_NONCE__"></script></html>',
  'dist/assets/entry-1a2b3c.js': 'export const plain = true;',
  'dist/assets/entry-1a2b3c.js.br': 'brotli bytes',
  'dist/assets/entry-1a2b3c.js.gz': 'gzip bytes',
  'dist/assets/entry-5d6e7f.js': 'export const shortLived = true;',
  'dist/assets/entry-5d6e7f.js.br': 'brotli bytes',
  'dist/sw.js': '// worker',
  'dist/manifest.webmanifest': '{"id":"/","name":"مسار","short_name":"مسار","lang":"ar"}',
  'dist-ssr/pages.json': JSON.stringify({
    pages: { '/': both('Landing'), '/about': both('About'), '/contact': both('Contact'), '/broken': both('Broken') },
    notFound: both('Not found'),
    patterns: ['/', '/about', '/contact', '/broken', '/home', '/courses/:id', '/people/:address'],
  }),
  'dist-ssr/package.json': '{"type":"module"}',
  'dist-ssr/renderer.js': `
    let drawn = 0;
    export const createRequestRenderer = (folder, send) => ({
      addressOf: (path, tab) =>
        ['/contact', '/broken'].includes(path) ? path :
        path.startsWith('/courses/') ? decodeURI(path) + (tab === 'reviews' ? '?tab=' + tab : '') :
        path.startsWith('/people/') ? path : undefined,
      mayKeep: (address) => !address.startsWith('/people/'),
      async render(address, language, marks) {
        drawn += 1;
        if (address === '/broken') throw new Error('The API is away');
        if (address.includes('unknown')) return undefined;
        const live = await send(new Request('http://localhost/api/health/live'));
        return '<html lang="' + language + '">drawn ' + drawn + ' ' + address + ' ' + live.status
          + '<p>__CSP_NONCE__ __PUBLIC_URL__ $& $1</p>'
          + '<script nonce="' + marks.nonce + '"></script><link href="' + marks.publicUrl + '/"></html>';
      },
    });`,
};

describe('pages of the portal', () => {
  let test: TestApp;
  let nextLine = 1;
  let webRoot: string;
  beforeAll(async () => {
    webRoot = await mkdtemp(join(tmpdir(), 'masar-web-'));
    for (const [file, content] of Object.entries(portal)) {
      await mkdir(join(webRoot, 'portal', file, '..'), { recursive: true });
      await writeFile(join(webRoot, 'portal', file), content);
    }
    await mkdir(join(webRoot, 'admin-console/dist'), { recursive: true });
    await writeFile(join(webRoot, 'admin-console/dist/index.html'), '<html>Console</html>');
    test = await startTestApp({ WEB_ROOT: webRoot, PUBLIC_URL: 'https://masar.test', TRUSTED_PROXIES: '1' });
  });
  afterAll(async () => {
    await test.close();
    await rm(webRoot, { recursive: true });
  });

  it.each([
    ['nothing', '/about', '', 'About بالعربية'],
    ['?lang=en', '/about?lang=en', '', 'About in English'],
    ['the kept choice', '/about', 'a=b; masarLanguage=en', 'About in English'],
    ['?lang=ar over the kept choice', '/about?lang=ar', 'masarLanguage=en', 'About بالعربية'],
    ['a language that is none', '/about?lang=xx', 'masarLanguage=zz', 'About بالعربية'],
    ['a slash at the end', '/about/', '', 'About بالعربية'],
  ])('come as HTML in the language of %s [PUB-7] [I18N-1]', async (_, path, cookie, text) => {
    const page = await test.anonymous().get(path).set('Cookie', cookie).expect(200);
    expect(page.text).toContain(text);
    expect(page.headers['vary']).toContain('Cookie');
    expect(page.headers['cache-control']).toBe('no-cache');
  });

  it('keep the language that was asked for, for the next page [PUB-7]', async () => {
    const agent = test.anonymous();
    await agent
      .get('/about?lang=en')
      .expect('Set-Cookie', /^masarLanguage=en; Max-Age=31536000; Path=\/; .*SameSite=Lax/);
    expect((await agent.get('/')).text).toContain('Landing in English');
  });

  it('are installed under the name that the organisation chose, beside what the build says of them [UI-4] [SET-1]', async () => {
    const read = async () => (await test.anonymous().get('/manifest.webmanifest').expect(200)).body as object;
    expect(await read()).toMatchObject({ name: 'مسار', short_name: 'مسار' });
    const settings = test.app.get(OrganizationSettings);
    await settings.change({ nameAr: 'مؤسسة نور', nameEn: 'Noor' });
    expect(await read()).toEqual({ id: '/', name: 'مؤسسة نور', short_name: 'مؤسسة نور', lang: 'ar' });
    await test
      .anonymous()
      .get('/manifest.webmanifest')
      .expect('Content-Type', /^application\/manifest\+json/);
    await settings.change(defaultNames);
  });

  it('carry the nonce of their response and the public address [SEC-3] [PUB-7]', async () => {
    const pages = [await test.anonymous().get('/'), await test.anonymous().get('/')];
    const nonces = pages.map(({ text }) => /nonce="([^"]{20,})"/.exec(text)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    pages.forEach(({ headers }, index) => expect(headers['content-security-policy']).toContain(nonces[index]));
    expect(pages[0]?.text).toContain('href="https://masar.test/"');
  });

  it('answer an unknown address with 404 and the page that says so [NAV-1]', async () => {
    expect((await test.anonymous().get('/nowhere').expect(404)).text).toContain('Not found بالعربية');
    expect((await test.anonymous().get('/courses/a/b?lang=en').expect(404)).text).toContain('Not found in English');
  });

  it('open every address of the console, also of a text with a dot in its name, but no missing file [CON-4]', async () => {
    const page = await test
      .anonymous()
      .get('/console/site-texts/about.mission')
      .set('Accept', 'text/html,*/*')
      .expect(200);
    expect(page.text).toContain('Console');
    await test.anonymous().get('/console/assets/gone.js').set('Accept', '*/*').expect(404);
  });

  it('leave screens behind the sign-in to the browser [PUB-7]', async () => {
    expect((await test.anonymous().get('/home').expect(200)).text).toContain('<div id="root"></div>');
    expect((await test.anonymous().get('/app-shell').expect(200)).text).toContain('<div id="root"></div>');
  });

  it('draw a course for visitors when it is asked for, once a minute, from the server’s own API [PUB-7] [PERF-4]', async () => {
    const first = await test.anonymous().get('/courses/react').expect(200);
    expect(first.text).toContain('drawn 1 /courses/react 200');
    expect((await test.anonymous().get('/courses/react')).text).toContain('drawn 1 ');
    expect((await test.anonymous().get('/courses/react?tab=reviews')).text).toContain(
      'drawn 2 /courses/react?tab=reviews',
    );
    expect((await test.anonymous().get('/courses/react?lang=en')).text).toContain('lang="en">drawn 3');
    await test.anonymous().get('/courses/unknown').expect(404);
  });

  it('draw a course once however its address is written and whatever is asked for beside it [PUB-7] [REL-7]', async () => {
    const first = (await test.anonymous().get('/courses/vue').expect(200)).text;
    const [drawn = ''] = /drawn \d+ /.exec(first) ?? [];
    for (const other of ['/courses/vue?tab=none1', '/courses/vue?tab=none2', '/courses/vue/?x=1', '/courses/%76ue']) {
      expect((await test.anonymous().get(other).expect(200)).text).toContain(drawn);
    }
  });

  it('keep no page of what is not there [PUB-7]', async () => {
    const count = async () => Number(/drawn (\d+)/.exec((await test.anonymous().get('/courses/n')).text)?.[1]);
    const kept = await count();
    for (let n = 0; n < 250; n += 1) await test.anonymous().get(`/courses/unknown${n}`).expect(404);
    expect(await count()).toBe(kept);
  });

  it.each([
    ['a page that nobody keeps', () => '/people/noor'],
    ['many that are kept', (n: number) => `/courses/of-one-line-${n}`],
  ])(
    'are drawn so often for one line: asking for %s it gets those that browsers draw, and others go on [REL-10] [PUB-7]',
    async (_, pathOf) => {
      const address = `192.0.2.${nextLine++}`;
      const ask = async (n: number, from: string) =>
        (await test.anonymous().get(pathOf(n)).set('X-Forwarded-For', from).expect(200)).text;
      for (let n = 0; n < drawingLimits.ofNetwork; n += 1) expect(await ask(n, address)).toContain('drawn');
      expect(await ask(1000, address)).toContain('<div id="root"></div>');
      expect(await ask(1000, `192.0.2.${nextLine++}`)).toContain('drawn');
    },
  );

  it('leave what people wrote as it is, also where it looks like a mark of the page [SEC-3]', async () => {
    const { text, headers } = await test.anonymous().get('/courses/marks').expect(200);
    const [, nonce = ''] = /<script nonce="([^"]{20,})">/.exec(text) ?? [];
    expect(headers['content-security-policy']).toContain(nonce);
    expect(text).toContain('<p>__CSP_NONCE__ __PUBLIC_URL__ $& $1</p>');
    expect(text.split(nonce)).toHaveLength(2);
    expect(text).toContain('<link href="https://masar.test/">');
  });

  it('draw no course for the signed-in, whose page asks for their own data [LSN-3]', async () => {
    const { agent } = await test.as('student');
    expect((await agent.get('/courses/react').expect(200)).text).toContain('<div id="root"></div>');
  });

  it.each([
    ['br, gzip', 'br', 12],
    ['gzip', 'gzip', 10],
    ['identity', undefined, 26],
  ])('take hashed files compressed for %s, to be kept for a year [PERF-4]', async (accepted, encoding, length) => {
    const { headers } = await test
      .anonymous()
      .head('/assets/entry-1a2b3c.js')
      .set('Accept-Encoding', accepted)
      .expect(200);
    expect(headers['content-encoding']).toBe(encoding);
    expect(Number(headers['content-length'])).toBe(length);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('stay served when a file disappears under the running server [REL-5]', async () => {
    await writeFile(join(webRoot, 'portal/dist/assets/gone-1a2b3c.js'), 'gone');
    await test.anonymous().get('/assets/gone-1a2b3c.js').expect(200);
    await rm(join(webRoot, 'portal/dist/assets/gone-1a2b3c.js'));
    await test.anonymous().get('/assets/gone-1a2b3c.js').expect(404);
    await rm(join(webRoot, 'portal/dist/assets/entry-5d6e7f.js.br'));
    await test.anonymous().get('/assets/entry-5d6e7f.js').set('Accept-Encoding', 'br').expect(404);
    await test.anonymous().get('/').expect(200);
  });

  it('are asked for again by their tag, and so is the service worker [PERF-5]', async () => {
    const { headers } = await test.anonymous().get('/sw.js').expect(200);
    expect(headers['cache-control']).toBe('no-cache');
    await test.anonymous().get('/sw.js').set('If-None-Match', headers['etag']!).expect(304);
  });

  it('and answers of the API are compressed on the way [PERF-4]', async () => {
    const page = await test.anonymous().get('/api/openapi.json').set('Accept-Encoding', 'br').expect(200);
    expect(page.headers['content-encoding']).toBe('br');
  });

  it('are drawn with what this site says, for the signed-in too [READ-1] [PUB-7]', async () => {
    const { agent } = await test.as('student');
    const drawn = (await agent.get('/contact').expect(200)).text;
    expect(drawn).toMatch(/drawn \d+ \/contact 200/);
    expect((await test.anonymous().get('/contact?lang=en').expect(200)).text).toContain('<html lang="en">drawn');
  });

  it('are as the build wrote them, without what a site says, where they cannot be drawn [READ-1] [REL-5]', async () => {
    expect((await test.anonymous().get('/broken').expect(200)).text).toContain('Broken بالعربية');
  });

  it('never send a template with its placeholders [SEC-3]', async () => {
    await test.anonymous().get('/index.html').expect(404);
  });
});
