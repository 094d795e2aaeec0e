import { dirname } from 'node:path';

/** Something that imports something else; each is a path below the folder that is looked at, such as `paper/open.ts`. */
export interface Import {
  from: string;
  to: string;
}

/**
 * The folders that need each other in a circle, each circle with its folders by name. Files that stand in no folder
 * belong to none of them: they are the place for what several ask.
 */
export function circlesOfFolders(imports: readonly Import[]): string[][] {
  const needs = new Map<string, Set<string>>();
  for (const { from, to } of imports) {
    const [asking, asked] = [folderOf(from), folderOf(to)];
    if (asking && asked && asking !== asked) needs.set(asking, (needs.get(asking) ?? new Set()).add(asked));
  }
  const reached = new Map([...needs.keys()].map((folder) => [folder, reachedFrom(folder, needs)]));
  const circles = new Set<string>();
  for (const [folder, others] of reached) {
    const circle = [...others].filter((other) => reached.get(other)?.has(folder));
    if (others.has(folder)) circles.add(circle.sort().join(' '));
  }
  return [...circles].sort().map((circle) => circle.split(' '));
}

function folderOf(file: string): string | undefined {
  const folder = dirname(file).split('/')[0];
  return folder === '.' ? undefined : folder;
}

/** Everything that a folder needs, itself only where the way leads back to it. */
function reachedFrom(folder: string, needs: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const found = new Set<string>();
  const open = [folder];
  for (let at = open.pop(); at !== undefined; at = open.pop())
    for (const next of needs.get(at) ?? [])
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
  return found;
}
