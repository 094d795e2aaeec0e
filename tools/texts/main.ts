import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { KnownFailure, reportFailure, root, say } from '../workspace.ts';
import { arbOf, arbText, committed, findAreas, moduleOf, readArb, sourceLanguage, writeArb } from './area.ts';
import { faultsOf } from './judge.ts';
import { languagesModule } from './languages.ts';
import { brought, collected } from './translators.ts';
import { writeModule } from './write-module.ts';

/** npm run texts: writes the modules; `-- check` compares, `-- export LANGUAGE`, `-- import FILE.arb` for translators. */
const { positionals, values } = parseArgs({ allowPositionals: true, options: { to: { type: 'string' } } });

function refuse(faults: readonly string[]): void {
  if (faults.length === 0) return;
  const list = faults.map((fault) => `  ${fault}`).join('\n');
  throw new KnownFailure({ ar: `في النصوص ما يجب إصلاحه:\n${list}`, en: `These texts have to be mended:\n${list}` });
}

/** Modules whose text differs from what the files say, with what they should be. */
async function staleModules(): Promise<[file: string, text: string][]> {
  const areas = findAreas();
  refuse(areas.flatMap(faultsOf));
  const written = await Promise.all(
    areas.map(async (area) => [moduleOf(area.path), await writeModule(area)] as [string, string]),
  );
  return [await languagesModule(), ...written].filter(([file, text]) => committed(file) !== text);
}

async function compile(): Promise<void> {
  const stale = await staleModules();
  for (const [file, text] of stale) writeFileSync(join(root, file), text);
  say({ ar: `كُتبت وحدات: ${stale.length}`, en: `Modules written: ${stale.length}` });
}

async function check(): Promise<void> {
  const stale = await staleModules();
  if (stale.length === 0) return;
  const list = stale.map(([file]) => `  ${file}`).join('\n');
  throw new KnownFailure({
    ar: `هذه الوحدات لا تطابق ملفات نصوصها؛ عدّل ملفات arb ثم شغّل npm run texts:\n${list}`,
    en: `These modules differ from their texts; change the arb files, then run npm run texts:\n${list}`,
  });
}

function hand(language: string | undefined): void {
  if (!language) throw new KnownFailure({ ar: 'اذكر رمز اللغة، مثل: ckb', en: 'Name the language, for example ckb' });
  const areas = findAreas();
  const folder = resolve(values.to ?? '.');
  for (const each of new Set([sourceLanguage, language])) {
    writeFileSync(join(folder, `masar.${each}.arb`), arbText(collected(areas, each)));
  }
  say({ ar: `كُتبت في ${folder}`, en: `Written to ${folder}` });
}

async function take(file: string | undefined): Promise<void> {
  if (!file) throw new KnownFailure({ ar: 'اذكر الملف المترجم', en: 'Name the translated file' });
  const saved = readArb(resolve(file));
  const language = String(saved['@@locale']);
  const { files, texts, faults } = brought(findAreas(), saved, language);
  for (const [area, content] of files) writeArb(arbOf(area.path, language), content);
  await compile();
  say({ ar: `نصوص تغيّرت: ${texts}`, en: `Texts that changed: ${texts}` });
  refuse(faults);
}

const [command = 'compile', argument] = positionals;
try {
  if (command === 'compile') await compile();
  else if (command === 'check') await check();
  else if (command === 'export') hand(argument);
  else if (command === 'import') await take(argument);
  else throw new KnownFailure({ ar: `لا أمر باسم ${command}`, en: `There is no command ${command}` });
} catch (error) {
  reportFailure(error);
}
