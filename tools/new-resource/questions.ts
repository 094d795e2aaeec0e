import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import type { Wish } from './wish.ts';

/** What the flags say; whatever they leave out is asked for where somebody sits before a terminal. */
export async function askFor(args: readonly string[]): Promise<Wish> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      module: { type: 'string' },
      name: { type: 'string' },
      plural: { type: 'string' },
      arabic: { type: 'string' },
      field: { type: 'string', multiple: true },
      by: { type: 'string' },
      section: { type: 'string' },
      promise: { type: 'string' },
    },
  });
  const isAsking = process.stdin.isTTY;
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string): Promise<string> =>
    isAsking ? (await lines.question(`${question}\n> `)).trim() : '';
  try {
    return {
      module: values.module ?? (await ask('الوحدة · Module, e.g. courses')),
      name: values.name ?? (await ask('الاسم بالإنجليزية مفرداً · Name in the singular, e.g. study-group')),
      plural: values.plural,
      arabic: values.arabic ?? (await ask('الاسم بالعربية · Arabic name, e.g. شارة|شارات')),
      by: values.by ?? (await ask('من يضيف مع المديرين · Who may add beside admins, e.g. instructor,volunteer')),
      fields: values.field ?? (await askForFields(ask)),
      section: values.section,
      promise: values.promise,
    };
  } finally {
    lines.close();
  }
}

async function askForFields(ask: (question: string) => Promise<string>): Promise<string[]> {
  const fields: string[] = [];
  for (;;) {
    const field = await ask('حقل، أو سطر فارغ · A field like title:bilingual!=العنوان|Title, or nothing more');
    if (field === '') return fields;
    fields.push(field);
  }
}
