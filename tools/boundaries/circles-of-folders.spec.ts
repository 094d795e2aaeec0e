import { globSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { circlesOfFolders, type Import } from './circles-of-folders.ts';

const backend = join(import.meta.dirname, '../../backend/src');

/** What imports and exports of values name; prettier keeps them in these few forms. */
const specifiers = /^(?:import|export)(?! type\b)[^;']*? from '([^']+)'|\bimport\('([^']+)'\)/gms;

/** The imports between files below a folder of the backend, which it calls `#platform/` where it is the platform. */
function importsBelow(folder: string): Import[] {
  return globSync('**/*.ts', { cwd: join(backend, folder) })
    .filter((file) => !/\.spec\.ts$|(^|\/)testing\//.test(file))
    .flatMap((from) =>
      [...readFileSync(join(backend, folder, from), 'utf8').matchAll(specifiers)]
        .map(([, fixed, late]) => (fixed ?? late)!)
        .flatMap((to) => {
          if (to.startsWith(`#${folder}/`)) return [{ from, to: `${to.slice(folder.length + 2)}.ts` }];
          const path = normalize(join(dirname(from), to));
          return to.startsWith('.') && !path.startsWith('..') ? [{ from, to: path }] : [];
        }),
    );
}

describe('circles of folders', () => {
  it('are found over several folders, and not where files of none stand between', () => {
    const round = [
      { from: 'a/one.ts', to: 'b/two.ts' },
      { from: 'b/deep/two.ts', to: 'c/three.ts' },
      { from: 'c/three.ts', to: 'a/one.ts' },
      { from: 'c/three.ts', to: 'd/four.ts' },
    ];
    expect(circlesOfFolders(round)).toEqual([['a', 'b', 'c']]);
    expect(circlesOfFolders([...round.slice(0, 2), { from: 'c/three.ts', to: 'shared.ts' }])).toEqual([]);
  });

  it('do not stand in the platform', () => {
    const imports = importsBelow('platform');
    expect(imports.length).toBeGreaterThan(300);
    expect(circlesOfFolders(imports)).toEqual([]);
  });

  it('do not stand in a module', () => {
    const modules = readdirSync(join(backend, 'modules'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => ({ name, circles: circlesOfFolders(importsBelow(`modules/${name}`)) }));
    expect(modules.length).toBeGreaterThan(20);
    expect(modules.filter(({ circles }) => circles.length > 0)).toEqual([]);
  });
});
