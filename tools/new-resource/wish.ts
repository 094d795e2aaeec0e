import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { roles } from '../../libs/domain/src/roles.ts';
import { arbOf } from '../texts/area.ts';
import { KnownFailure, type Message } from '../workspace.ts';
import { arabicNounOf } from './arabic.ts';
import { isName, namesOf, snakeCase } from './names.ts';
import { readField } from './read-field.ts';
import type { Resource } from './resource.ts';

/** What was asked for, as it was typed. */
export interface Wish {
  module: string;
  name: string;
  plural?: string | undefined;
  arabic: string;
  fields: readonly string[];
  /** Who may add one beside administrators. */
  by: string;
  /** The section of the requirements, by the letters of its IDs. */
  section?: string | undefined;
  promise?: string | undefined;
}

/** The requirements' letters of the modules that have some of their own. */
const sections: Readonly<Record<string, string>> = {
  courses: 'CRS',
  community: 'COM',
  services: 'SVC',
  skills: 'PRF',
  vr: 'VRW',
  workshop: 'WRK',
};

/** Columns, and words of every form, that a resource has anyway. */
const taken = ['id', 'user', 'userId', 'userName', 'canEdit', 'createdAt', 'updatedAt', 'version', 'none', 'yes', 'no'];

/** The files of a module to whose lists something is added. */
const listsOf = (module: string): string[] => [
  ...['manifest', 'tables', 'errors', 'module', 'personal-data'].map(
    (list) => `backend/src/modules/${module}/${module}.${list}.ts`,
  ),
  `backend/src/modules/${module}/README.md`,
  arbOf(`libs/i18n/src/errors/${module}`, 'ar'),
];

/** Checks a wish against the workspace and works out what follows from it. */
export function resourceOf(wish: Wish, root: string, now = new Date()): Resource {
  const { module, name } = wish;
  const lacking = isName(module) ? listsOf(module).filter((file) => !existsSync(join(root, file))) : [module];
  if (lacking.length > 0)
    refuse({
      ar: `لا تصلح الوحدة ${module}؛ تنقصها:\n${lacking.join('\n')}`,
      en: `The module ${module} cannot take it; it lacks:\n${lacking.join('\n')}`,
    });
  const names = namesOf(name, wish.plural);
  if (!isName(name) || !isName(names.many) || name === names.many)
    refuse({ ar: 'يُكتب الاسم هكذا: study-group', en: 'Write the name like study-group, in the singular.' });
  const arabic = arabicNounOf(wish.arabic);
  if (!arabic || /['\\]/.test(wish.arabic))
    return refuse({
      ar: 'يُكتب الاسم العربي هكذا: شارة|شارات؛ ولاسم من كلمات عدة صيغه الست: مفرد|جمع|المفرد|الجمع|المثنى|تمييز.',
      en: 'Write the Arabic name like شارة|شارات; one of several words in all six forms: one|many|the one|the many|two|eleven.',
    });
  const fields = wish.fields.map(readField);
  const [first] = fields;
  const columns = fields.flatMap(({ properties }) => properties.map((property) => property.name));
  const repeated = columns.find((column, at) => taken.includes(column) || columns.indexOf(column) !== at);
  if (!first?.isRequired || first.kind.name !== 'text' || repeated)
    refuse({
      ar: `أول حقل نصّ لازم يُعرف به السجل (text أو bilingual)، ولا يتكرر اسم${repeated ? `: ${repeated}` : ''}.`,
      en: `The first field is a required text or bilingual one, by which a record is called, and no name comes twice${repeated ? `: ${repeated}` : ''}.`,
    });
  const adders = ['admin', ...wish.by.split(',').map((role) => role.trim())].filter(
    (role, at, all) => role !== '' && all.indexOf(role) === at,
  );
  const outsider = roles.find((role) => !adders.includes(role));
  if (!outsider || adders.some((adder) => !roles.some((role) => role === adder)))
    return refuse({
      ar: `من يضيف: بعض الأدوار من ${roles.join(', ')}، لا كلها.`,
      en: `Who may add one: some of the roles ${roles.join(', ')}, not all.`,
    });
  const people = adders.length === 1 ? 'Administrators' : `${listed(adders.slice(1))} and administrators`;
  return {
    module,
    names,
    arabic,
    fields,
    adders,
    outsider,
    requirement: nextRequirement(
      wish.section ?? sections[module] ?? 'PRF',
      readFileSync(join(root, 'docs/requirements.md'), 'utf8'),
    ),
    promise:
      wish.promise ??
      `${people} add ${names.wordsMany}; whoever is signed in reads them, the newest first, and whoever added one or administers changes and removes it.`,
    migration: `Migration${stamp(now)}_${snakeCase(names.many)}`,
  };
}

const listed = (roles: readonly string[]): string => {
  const words = roles.map((role) => `${role}s`).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

function nextRequirement(section: string, requirements: string): string {
  const numbers = [...requirements.matchAll(new RegExp(`^- \\*\\*${section}-(\\d+)\\*\\*`, 'gm'))].map(([, id]) =>
    Number(id),
  );
  if (numbers.length === 0)
    refuse({ ar: `لا قسم ${section} في docs/requirements.md.`, en: `docs/requirements.md has no section ${section}.` });
  return `${section}-${Math.max(...numbers) + 1}`;
}

/** `20261123T0945`: by the minute in UTC. */
const stamp = (now: Date): string => now.toISOString().slice(0, 16).replaceAll(/[-:]/g, '');

function refuse(message: Message): never {
  throw new KnownFailure(message);
}
