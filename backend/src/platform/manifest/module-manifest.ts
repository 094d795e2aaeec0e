import type { EntitySchema } from '@mikro-orm/core';
import type { Invariant } from '../database/invariant.js';
import type { PersonalData } from '../personal-data/personal-data.js';

/** What a part of the backend says of itself, once; the central lists are derived from it. Left out means: has none. */
export interface Manifest {
  /** Every entity below the folder. */
  entities?: readonly EntitySchema[];
  /** Tables that migrations make and SQL alone reads: the schema test does not compare them with entities. */
  tablesWithoutEntity?: readonly string[];
  /** What its tables hold of people, and which hold nothing (PRF-4). */
  personalData?: PersonalData;
  /** What its rows must always agree on; `npm run invariants` checks it (REL-1). */
  invariants?: readonly Invariant[];
}

/** The manifest of a module: `<name>.manifest.ts` in its folder. */
export interface ModuleManifest extends Manifest {
  /** Its level in the tower: it imports from lower ones only. dependency-cruiser reads this line as text. */
  level: number;
  /** Its tables that SQL of modules above names: whoever changes them looks there too. */
  readable?: readonly string[];
}
