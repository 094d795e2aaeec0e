import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import { withoutDigests } from '../../../tools/check/image-digests.ts';
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

/**
 * The file that Compose reads: the project's own, or one without what an old Compose does not know, and without digests
 * where images are taken by their tags.
 */
export function composeFileFor(version: string, folder: string, { byTag }: { byTag: boolean }): string {
  const isOld = version.startsWith('1.');
  if (!isOld && !byTag) return composeFile;
  const path = join(folder, 'docker-compose.yml');
  const text = readFileSync(composeFile, 'utf8');
  const known = isOld ? withoutNews(text) : text;
  writeFileSync(path, byTag ? withoutDigests(known) : known);
  return path;
}
