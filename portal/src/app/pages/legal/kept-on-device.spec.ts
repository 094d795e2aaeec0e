import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deviceKeys } from '#shared/storage/personal-keys';
import { keptCookies, keptForOffline, keptKeys } from './kept-on-device';

const root = join(import.meta.dirname, '../../../../..');

/** Every source of a folder that is no test and no list of what is kept. */
function sourcesOf(folder: string): { path: string; text: string }[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.spec\.|testing\/|pages\/legal\//.test(path))
    .map((path) => ({ path: `${folder}/${path}`, text: readFileSync(join(root, folder, path), 'utf8') }));
}

const browser = [...sourcesOf('portal/src'), ...sourcesOf('admin-console/src')];
const server = [...sourcesOf('backend/src/platform'), ...sourcesOf('backend/src/modules')];

const found = (sources: readonly { text: string }[], pattern: RegExp): string[] => [
  ...new Set(sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name))),
];
const pathsOf = (sources: readonly { path: string; text: string }[], pattern: RegExp): string[] =>
  sources
    .filter(({ text }) => pattern.test(text))
    .map(({ path }) => path)
    .toSorted();

const namesOf = (lists: readonly { names: readonly string[] }[]) => lists.flatMap(({ names }) => names);
const isNamed = (lists: readonly { names: readonly string[] }[], name: string) =>
  namesOf(lists).some((known) => (known.endsWith('…') ? name.startsWith(known.slice(0, -1)) : known === name));

describe('what the cookie policy says is kept on the device', () => {
  it('names every key that portal and console write, and the marked ones are all that there are [PUB-4]', () => {
    const identity = found(
      browser.filter(({ path }) => path.endsWith('stored-identity.ts')),
      /'(isLoggedIn|mockUser\w+)'/g,
    );
    const keys = [
      ...identity,
      ...found(browser, /['"`](masar[A-Z]\w*)/g).filter((name) => name !== 'masarConsole'),
      ...found(browser, /['"`](upload:|marking:[\w-]+)/g),
    ];
    expect(keys.length).toBeGreaterThan(15);
    expect(keys.filter((key) => !isNamed(keptKeys, key))).toEqual([]);
    const written = new Set(keys);
    const claimed = namesOf(keptKeys).filter((name) => !name.startsWith('RaStore'));
    expect(claimed.filter((name) => ![...written].some((key) => key.startsWith(name.replace('…', ''))))).toEqual([]);
  });

  it('names every key that stays when somebody else uses the device [PUB-4] [PERF-5]', () => {
    expect(deviceKeys.filter((key) => !isNamed(keptKeys, key))).toEqual([]);
  });

  it('knows of every place that reaches the storage of the browser [PUB-4]', () => {
    expect(pathsOf(browser, /localStorage\b(?!Store)/)).toEqual([
      'admin-console/src/messages/language-choice.ts',
      'admin-console/src/session/last-person.ts',
      'portal/src/shared/storage/stored.ts',
    ]);
    expect(pathsOf(browser, /localStorageStore\(/)).toEqual(['admin-console/src/app/Console.tsx']);
    expect(pathsOf(browser, /sessionStorage/)).toEqual([]);
    expect(pathsOf(browser, /document\.cookie\s*=/)).toEqual(['portal/src/shared/language/language-choice.ts']);
  });

  it('names every cookie of the server and of the language [PUB-4]', () => {
    expect(pathsOf(server, /\.cookie\(/)).toEqual([
      'backend/src/modules/auth/attempt/browser-marks.ts',
      'backend/src/modules/auth/session/brief-cookie.ts',
      'backend/src/platform/web/portal-pages.ts',
    ]);
    const [session] = found(server, /cookieName: secure \? '([\w-]+)'/g);
    const marks = found(server, /new (?:BrowserMarks|BriefCookie)\([\s\S]*?cookie: '(\w+)'/g).map(
      (kind) => `${session}-${kind}`,
    );
    expect(namesOf(keptCookies).toSorted()).toEqual([session, ...marks, 'masarLanguage'].toSorted());
  });

  it('names every cache and database for work without a connection [PUB-4]', () => {
    const caches = found(
      browser.filter(({ path }) => path.endsWith('offline/cache-names.ts')),
      /'(masar-\w+-\d+)'/g,
    );
    const databases = found(browser, /openDB<\w+>\('([\w-]+)'/g);
    expect(caches.length).toBeGreaterThan(3);
    expect([...caches, ...databases].filter((name) => !isNamed(keptForOffline, name))).toEqual([]);
  });
});
