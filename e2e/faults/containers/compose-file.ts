import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { root } from '../../environment/masar-server.ts';

interface Compose {
  name?: string;
  services: Record<string, { depends_on?: string[] | Record<string, { restart?: boolean }>; pull_policy?: string }>;
}

const composeFile = join(root, 'docker-compose.yml');

/**
 * What a Compose of the first generation does not know is left out: the project's name, which the caller gives, and
 * restarts with a neighbour. Everything else stays word for word.
 */
export function withoutNews(text: string): string {
  const compose = parse(text, { merge: true }) as Compose;
  delete compose.name;
  for (const { depends_on: needed } of Object.values(compose.services)) {
    if (!needed || Array.isArray(needed)) continue;
    for (const condition of Object.values(needed)) delete condition.restart;
  }
  return stringify(compose, { aliasDuplicateObjects: false });
}

/** The file that Compose reads: the project's own, or for an old Compose one without what that does not know. */
export function composeFileFor(version: string, folder: string): string {
  if (!version.startsWith('1.')) return composeFile;
  const path = join(folder, 'docker-compose.yml');
  writeFileSync(path, withoutNews(readFileSync(composeFile, 'utf8')));
  return path;
}
