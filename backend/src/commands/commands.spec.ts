import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = import.meta.dirname;
const { scripts } = JSON.parse(readFileSync(join(folder, '../../../package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands that change nothing, or what every start of the server does by itself. */
const withoutEntry: Readonly<Record<string, string>> = {
  migrate: 'as each start does; the migrations stand in a table of their own',
  seed: 'as each start does',
  'audit-verify': 'reads',
  invariants: 'reads',
  doctor: 'reads',
};

const commands = Object.values(scripts)
  .flatMap((script) => /backend-command\.ts ([\w-]+)$/.exec(script)?.[1] ?? [])
  .filter((name) => existsSync(join(folder, `${name}.ts`)));

/** A command with the files beside it that it is made of. */
function sourceOf(name: string): string {
  const text = readFileSync(join(folder, `${name}.ts`), 'utf8');
  const beside = [...text.matchAll(/from '\.\/([\w-]+)\.js'/g)].filter(([, file]) => file !== 'note-command');
  return [text, ...beside.map(([, file]) => readFileSync(join(folder, `${file}.ts`), 'utf8'))].join('\n');
}

describe('commands of the server', () => {
  it('are told in the audit log where they write [CON-2]', () => {
    expect(commands.length).toBeGreaterThan(12);
    const silent = commands.filter((name) => !/\b(noteCommand|noteCommandIn|byCommand)\(/.test(sourceOf(name)));
    expect(silent.sort()).toEqual(Object.keys(withoutEntry).sort());
  });
});
