import { dirname, relative, resolve } from 'node:path';
import { defineConfig, type Plugin } from 'rolldown';

const built = resolve(import.meta.dirname, 'dist');
const output = resolve(built, 'server');

/** What was a file of its own still knows where that stood: files are found beside it, and work that is done in other processes. */
const knownPlaces: Plugin = {
  name: 'known-places',
  transform(code, id) {
    if (!id.startsWith(built)) return undefined;
    const file = JSON.stringify(relative(output, id));
    const folder = JSON.stringify(dirname(relative(output, id)));
    return code
      .replaceAll('import.meta.url', `new URL(${file}, import.meta.url).href`)
      .replaceAll('import.meta.dirname', `process.getBuiltinModule('node:path').join(import.meta.dirname, ${folder})`);
  },
};

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** A single letter beyond ASCII makes V8 keep a whole text in two bytes a letter. Patterns of String.raw read the escapes themselves. */
const inOneByte: Plugin = {
  name: 'in-one-byte',
  generateBundle(_, files) {
    for (const file of Object.values(files)) {
      if (file.type === 'chunk') file.code = file.code.replaceAll(/[^\0-\x7f]/g, escaped);
    }
  },
};

/**
 * The compiled server in few files: of nineteen hundred modules Node would keep records, paths and remarks for as long as it
 * runs (PERF-8). Packages stay where they are installed; migrations are read when they run.
 */
export default defineConfig({
  input: resolve(built, 'src/main.js'),
  platform: 'node',
  external: (id) => /\/migrations\/index\.js$/.test(id) || !/^(?:[./#]|@masar\/)/.test(id),
  plugins: [knownPlaces, inOneByte],
  output: { dir: output, format: 'esm', cleanDir: true, keepNames: true, sourcemap: true },
});
