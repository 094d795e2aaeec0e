import './settings-that-came-early.mjs';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@swc/core';

const portal = new URL('../../portal/src/', import.meta.url).href;
const stylesheet = new URL('css-modules.ts', import.meta.url).href;

const isSource = (url: string | undefined): url is string =>
  url !== undefined && /^file:[^?]*\.tsx?(?:\?|$)/.test(url) && !url.includes('/node_modules/');
const isFile = (url: URL): boolean => statSync(url, { throwIfNoEntry: false })?.isFile() ?? false;

/** Where an import of a source leads that Node does not know, with its ending to be found. */
function addressOf(specifier: string, importer: string): URL | undefined {
  if (specifier.startsWith('.')) return new URL(specifier, importer);
  return specifier.startsWith('#') && importer.startsWith(portal) ? new URL(specifier.slice(1), portal) : undefined;
}

/**
 * `node --import tools/jest/web-loader.ts …/jest.js` lets tests import the sources of portal, console and libraries as
 * Vite reads them, stylesheets aside.
 */
registerHooks({
  resolve(specifier, context, next) {
    if (specifier.endsWith('.css')) return { url: stylesheet, shortCircuit: true };
    const importer = context.parentURL;
    const address = isSource(importer) && addressOf(specifier, importer);
    if (address) {
      for (const ending of ['', '.ts', '.tsx', '/index.ts', '/index.tsx']) {
        const candidate = new URL(address.href + ending);
        if (isFile(candidate)) return { url: candidate.href, shortCircuit: true };
      }
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url)) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      swcrc: false,
      filename,
      sourceMaps: 'inline',
      jsc: {
        parser: { syntax: 'typescript', tsx: filename.endsWith('x') },
        transform: { react: { runtime: 'automatic' }, verbatimModuleSyntax: true },
        target: 'es2023',
      },
      module: { type: 'es6' },
    });
    return { format: 'module', source: eachFile(url) + code, shortCircuit: true };
  },
});

/** What each test file begins with, where its workspace has it: hooks belong to the file that is being loaded. */
function eachFile(url: string): string {
  const [, source, query] = /^(.*?\/src\/).*\.spec\.tsx?(\?.*)?$/.exec(url) ?? [];
  if (!source) return '';
  const setup = new URL('testing/each-file.ts', source);
  return existsSync(setup) ? `import '${setup.href}${query ?? ''}';` : '';
}
