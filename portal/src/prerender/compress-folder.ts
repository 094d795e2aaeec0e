import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(js|css|svg|json|webmanifest|txt|xml)$/;
const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

/** Puts a `.br` and a `.gz` beside every file of text, so that the server sends the best compression for nothing. */
export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  for (const file of files) {
    if (!file.isFile() || !compressible.test(file.name)) continue;
    const path = join(file.parentPath, file.name);
    const content = await readFile(path);
    const options = {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    };
    await writeFile(`${path}.br`, await brotli(content, options));
    await writeFile(`${path}.gz`, await deflate(content, { level: 9 }));
  }
}
