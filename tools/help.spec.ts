import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from './help.ts';

describe('npm run help', () => {
  it('has one line in each language for every root script, and no other [OPS-1]', () => {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
      scripts: Record<string, string>;
    };
    expect(Object.keys(commands)).toEqual(Object.keys(scripts));
    for (const [arabic, english] of Object.values(commands)) {
      expect(arabic).toMatch(/\p{Script=Arabic}/u);
      expect(english).toMatch(/^[a-z]/);
    }
  });
});
