import { KnownFailure } from '../workspace.ts';
import type { Field, LocalizedWords, Property } from './field.ts';
import { bilingual, kinds } from './kinds/index.ts';
import { isName, snakeCase } from './names.ts';
import { referables } from './references.ts';

/** `state:choice(new=جديد|New,used=مستعمل|Used)!=الحال|State`: name, kind, what the kind needs, `!` where it is required. */
const form = /^(?<name>[a-z][A-Za-z0-9]*):(?<kind>\w+)(?:\((?<told>[^)]*)\))?(?<required>!?)=(?<label>.+)$/;

export function readField(written: string): Field {
  const { name, kind: kindName, told, required, label } = form.exec(written.trim())?.groups ?? {};
  if (!name || !kindName || !label) throw unreadable(written);
  const kind = kinds.get(kindName === bilingual ? 'text' : kindName);
  if (!kind) throw unreadable(written);
  const target = kindName === 'reference' ? referables.find(({ table }) => table === told) : undefined;
  const choices = kindName === 'choice' ? choicesIn(told ?? '', written) : [];
  if (kindName === 'reference' && !target) throw unreadable(written);
  const isPair = kindName === bilingual;
  const words = wordsIn(label, written);
  return {
    name,
    kind,
    label: words,
    isRequired: required === '!' && kind.initial === undefined,
    isPair,
    choices,
    properties: isPair ? bothOf(name, words) : [propertyOf(target ? `${name}Id` : name, words)],
    ...(target && { target }),
  };
}

const propertyOf = (name: string, label: LocalizedWords): Property => ({ name, column: snakeCase(name), label });

const bothOf = (name: string, { ar, en }: LocalizedWords): Property[] => [
  propertyOf(`${name}Ar`, { ar: `${ar} (بالعربية)`, en: `${en} (Arabic)` }),
  propertyOf(`${name}En`, { ar: `${ar} (بالإنجليزية)`, en: `${en} (English)` }),
];

function wordsIn(label: string, written: string): LocalizedWords {
  const [ar, en] = label.split('|').map((word) => word.trim());
  if (!ar || !en || /['\\]/.test(label)) throw unreadable(written);
  return { ar, en };
}

function choicesIn(told: string, written: string): Field['choices'] {
  const choices = told.split(',').map((one) => {
    const [value = '', label = ''] = one.split('=').map((part) => part.trim());
    if (!isName(value)) throw unreadable(written);
    return { value, ...wordsIn(label, written) };
  });
  if (choices.length < 2) throw unreadable(written);
  return choices;
}

const unreadable = (written: string): KnownFailure =>
  new KnownFailure({
    ar: `لا يُقرأ الحقل «${written}»؛ يُكتب هكذا: title:bilingual!=العنوان|Title. الأنواع: bilingual, ${[...kinds.keys()].join(', ')}.`,
    en: `The field "${written}" cannot be read; write it like title:bilingual!=العنوان|Title. Kinds: bilingual, ${[...kinds.keys()].join(', ')}; a choice names its values, choice(new=جديد|New,used=مستعمل|Used), a reference its table, reference(${referables.map(({ table }) => table).join(' | ')}).`,
  });
