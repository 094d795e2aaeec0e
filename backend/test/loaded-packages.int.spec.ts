import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** Packages that only the processes beside a server need: for PDFs, archives, formats of questions, canonical graphs. */
const beside = [
  'pdfkit',
  'fontkit',
  'mupdf',
  'turndown',
  'micromark',
  'fast-xml-parser',
  '@digitalbazaar/data-integrity',
  'jsonld',
  'rdf-canonize',
];
/** And those that wait for their first use. */
const later = ['@simplewebauthn/server'];

/** Loads what a server is made of, without starting it, and tells the packages that came with it. */
const script = `
  import { registerHooks } from 'node:module';
  const loaded = new Set();
  registerHooks({
    load(url, context, next) {
      const name = /.*\\/node_modules\\/((?:@[^/]+\\/)?[^/]+)\\//.exec(url)?.[1];
      if (name) loaded.add(name);
      return next(url, context);
    },
  });
  await import(${JSON.stringify(join(root, 'backend/src/app.module.ts'))});
  process.stdout.write(JSON.stringify([...loaded]), () => process.exit());
`;

describe('a server', () => {
  it('holds no package that only the processes beside it need, or nobody yet [PERF-8]', async () => {
    const loader = join(root, 'tools/swc-loader.ts');
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=source', '--import', loader, '--input-type=module', '--eval', script],
      { cwd: root },
    );
    const loaded = JSON.parse(stdout) as string[];
    expect(loaded).toContain('@nestjs/core');
    expect(loaded.filter((name) => [...beside, ...later].includes(name))).toEqual([]);
  });
});
