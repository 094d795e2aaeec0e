import { existsSync, readFileSync } from 'node:fs';
import { registerHooks, type ResolveFnOutput } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Options, transformSync } from '@swc/core';

/**
 * `node --conditions=source --import tools/swc-loader.ts backend/src/main.ts` runs the backend from its sources.
 * Node strips types by itself, but decorators and their metadata need a compiler.
 */
const options = JSON.parse(readFileSync(new URL('../backend/.swcrc', import.meta.url), 'utf8')) as Options;

/** A test file may be asked for with a query, to be loaded anew. */
const isSource = (url: string | undefined): boolean => /^file:[^?]*\.ts(?:\?|$)/.test(url ?? '');

registerHooks({
  resolve(specifier, context, next): ResolveFnOutput {
    if (specifier.startsWith('.') && specifier.endsWith('.js') && isSource(context.parentURL)) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return next(source.href, context);
    }
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!isSource(url) || url.includes('/node_modules/')) return next(url, context);
    const filename = fileURLToPath(url);
    const { code } = transformSync(readFileSync(filename, 'utf8'), {
      ...options,
      swcrc: false,
      filename,
      sourceMaps: 'inline',
    });
    return { format: 'module', source: code, shortCircuit: true };
  },
});
