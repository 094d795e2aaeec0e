import { isAllowed, readByHand } from './licence-rules.ts';
import type { Lockfile } from './optional-packages.ts';

export interface Licence {
  name: string;
  /** As an SPDX expression; undefined where nobody knows. */
  licence: string | undefined;
  /** Whether it is part of what runs, and not of what builds and tests it. */
  isShipped: boolean;
}

/** Every package of the lockfile once, with its licence; one for a single platform has that of the package it serves. */
export function licencesOf({ packages }: Lockfile): Licence[] {
  const served = new Map<string, string | undefined>();
  for (const { license, optionalDependencies = {} } of Object.values(packages))
    for (const name of Object.keys(optionalDependencies)) served.set(name, license);
  const found = new Map<string, Licence>();
  for (const [path, { dev = false, license, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || link) continue;
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const licence = readByHand[name] ?? license ?? served.get(name);
    const key = `${name} ${licence}`;
    found.set(key, { name, licence, isShipped: !dev || (found.get(key)?.isShipped ?? false) });
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Packages under a licence that we do not take, or under none that we know. */
export const refusedLicences = (licences: readonly Licence[]): string[] =>
  licences
    .filter(({ licence }) => licence === undefined || !isAllowed(licence))
    .map(({ name, licence }) => `${name}: ${licence ?? 'no licence named'}`);

/** The page that names them all (docs/licences.md). */
export function licencesPage(licences: readonly Licence[]): string {
  const part = (isShipped: boolean): string[] => {
    const those = licences.filter((one) => one.isShipped === isShipped);
    const names = [...new Set(those.map(({ licence = '?' }) => licence))].sort((a, b) => a.localeCompare(b, 'en'));
    const packages = (of: string): string[] =>
      those.filter(({ licence = '?' }) => licence === of).map(({ name }) => `\`${name}\``);
    return names.flatMap((licence) => [`### ${licence}`, '', packages(licence).join(', '), '']);
  };
  return [
    '# Licences of what Masar is made with',
    '',
    'Written by `npm run licences` out of package-lock.json; `npm run check` refuses a licence that is not on our list.',
    '',
    '## Part of what runs',
    '',
    ...part(true),
    '## Used to build and test',
    '',
    ...part(false),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
