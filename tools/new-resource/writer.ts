import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { KnownFailure } from '../workspace.ts';
import type { Edit } from './edits/edit.ts';
import type { NewFile } from './resource.ts';

/** Writes new files and changes old ones below a root: all, or none where one is in the way or has another form. */
export async function write(root: string, files: readonly NewFile[], edits: readonly Edit[]): Promise<string[]> {
  const taken = files.filter(({ path }) => existsSync(join(root, path)));
  if (taken.length > 0) {
    const names = taken.map(({ path }) => path).join('\n');
    throw new KnownFailure({ ar: `هذه الملفات موجودة:\n${names}`, en: `These files exist already:\n${names}` });
  }
  const changed = edits.map(({ path, change }) => ({ path, text: change(readFileSync(join(root, path), 'utf8')) }));
  const formatted = await Promise.all([...files, ...changed].map((file) => formattedFile(root, file)));
  for (const { path, text } of formatted) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return formatted.map(({ path }) => path);
}

async function formattedFile(root: string, { path, text }: NewFile): Promise<NewFile> {
  const filepath = join(root, path);
  // Prettier does not know that files of texts are JSON.
  const parser = path.endsWith('.arb') ? { parser: 'json' } : { filepath };
  return { path, text: await format(text, { ...(await resolveConfig(filepath)), ...parser }) };
}
