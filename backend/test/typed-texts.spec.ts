import 'reflect-metadata';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  description?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
}
type Dto = new () => object;

const sources = join(import.meta.dirname, '../src');
const { components } = JSON.parse(readFileSync(join(import.meta.dirname, '../../openapi/openapi.json'), 'utf8')) as {
  components: { schemas: Record<string, Schema> };
};
/** Signs that turn the direction, none of them paired. */
const turned = 'ab\u2069c\u202Cd\u202De\u202Ef\u202Ag\u2067h';
const marks = '\u200F\u061C\uFEFF\u2060\u200B';

/** Every class of a body by its name in the contract: those that files give away, and those that controllers keep. */
async function readDtos(): Promise<Map<string, Dto>> {
  const files = globSync('**/*.ts', { cwd: sources }).filter((file) =>
    /^(?:export )?class \w+Dto\b/m.test(readFileSync(join(sources, file), 'utf8')),
  );
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(sources, file)).href) as Promise<Record<string, unknown>>),
  );
  const classes = modules.flatMap((one) =>
    Object.values(one).filter((value): value is Dto => typeof value === 'function'),
  );
  return new Map([...classes, ...classes.flatMap(parametersOf)].map((one) => [one.name, one]));
}

const parametersOf = ({ prototype }: Dto): Dto[] =>
  // A function has no prototype.
  Object.getOwnPropertyNames((prototype as object | undefined) ?? {}).flatMap(
    (name) => (Reflect.getMetadata('design:paramtypes', prototype as object, name) as Dto[] | undefined) ?? [],
  );

/** What programs write and nobody types, and what is not read at all; a password stays as it is typed. */
const isTyped = ({ type, format, enum: choices, description = '' }: Schema): boolean =>
  type === 'string' && !choices && format !== 'uuid' && format !== 'password' && !description.includes('ignored');

/** What of a letter sent in the field is kept; nothing where the field refuses it. */
function keptIn(dto: Dto, field: string, sent: unknown): string {
  const read = plainToInstance(dto, { [field]: sent });
  const refused = validateSync(read, { skipMissingProperties: true }).some(({ property }) => property === field);
  return refused ? '' : String((read as Record<string, unknown>)[field]);
}

describe('every text field of every body', () => {
  it('keeps nothing that writes letters backwards, and what else turns the direction only in pairs [SEC-6]', async () => {
    const kept: string[] = [];
    let prose = 0;
    const dtos = await readDtos();
    for (const name of Object.keys(components.schemas).filter((each) => each.endsWith('Dto'))) {
      for (const [field, schema] of Object.entries(components.schemas[name]?.properties ?? {})) {
        const isList = schema.type === 'array' && schema.items?.format === undefined;
        const isOfIds = field.endsWith('Ids');
        if (isOfIds || !isTyped({ ...(isList ? schema.items : schema), description: schema.description })) continue;
        const keeps = (sent: string) => keptIn(dtos.get(name)!, field, isList ? [sent] : sent);
        if (/[\u202A-\u202E\u2066-\u2069]/.test(keeps(turned) + keeps(`https://example.org/${turned}`)))
          kept.push(`${name}.${field}`);
        if (keeps('قال\u200F \u2068Sara\u2069').includes('\u200F \u2068Sara\u2069')) prose += 1;
      }
    }
    expect(kept).toEqual([]);
    expect(prose).toBeGreaterThan(40);
  });

  it('takes out marks that nobody sees, by the one place that knows them [SEC-6] [AUTH-2]', async () => {
    const kept: string[] = [];
    let fields = 0;
    const dtos = await readDtos();
    const names = Object.keys(components.schemas).filter((name) => name.endsWith('Dto'));
    expect(names.filter((name) => !dtos.has(name))).toEqual([]);
    for (const name of names) {
      const dto = dtos.get(name)!;
      for (const [field, schema] of Object.entries(components.schemas[name]?.properties ?? {})) {
        if (!isTyped(schema)) continue;
        fields += 1;
        const read = plainToInstance(dto, { [field]: `a${marks}b@example.org${marks}` }) as Record<string, unknown>;
        // Marks of direction have their use in a paragraph.
        if (/[\uFEFF\u2060\u200B]/.test(String(read[field]))) kept.push(`${name}.${field}`);
        if (schema.format === 'email' && read[field] !== 'ab@example.org') kept.push(`${name}.${field}`);
      }
    }
    expect(kept).toEqual([]);
    expect(fields).toBeGreaterThan(150);
  });
});
