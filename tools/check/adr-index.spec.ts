import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace.ts';

const folder = join(root, 'docs/adr');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const decisions = readdirSync(folder).filter((name) => /^\d{4}-.+\.md$/.test(name) && !name.startsWith('0000'));
const titleOf = (name: string): string =>
  /^# (?:\d+\.|\d{4}) (.+)$/m.exec(readFileSync(join(folder, name), 'utf8'))?.[1] ?? 'has no title';

describe('the index of decisions', () => {
  it.each(decisions)('has %s once, by its title', (name) => {
    const line = `- ${Number(name.slice(0, 4))} [${titleOf(name)}](${name})`;
    expect(index.split('\n').filter((written) => written === line)).toEqual([line]);
  });

  it('leads nowhere else, and names each number up to the last one once', () => {
    const listed = [...index.matchAll(/^- (\d+) \[.+\]\((.+)\)$/gm)].map(([, number, name]) => [Number(number), name]);
    expect(listed.map(([, name]) => name).sort()).toEqual([...decisions].sort());
    const [, unused = ''] = /^([\d, ]+): numbers are taken/m.exec(index) ?? [];
    const all = [...listed.map(([number]) => number), ...unused.split(',').map(Number)].sort(
      (a, b) => Number(a) - Number(b),
    );
    expect(all).toEqual(all.map((_, at) => at + 1));
  });
});
