import { type Field, isNullable } from '../../field.ts';
import { capital } from '../../names.ts';
import { namingOf, type NewFile, portalFolder, type Resource } from '../../resource.ts';
import { importOf, usedIn } from '../imports.ts';

/** How a record is called on the screen. */
const nameIn = (resource: Resource): string => {
  const { isPair, name } = namingOf(resource);
  return isPair ? `pickLocalized(${resource.names.camel}, '${name}', language)` : `${resource.names.camel}.${name}`;
};

/** One fact of a row, left out while it is empty. */
function fact(resource: Resource, field: Field): string[] {
  const { camel } = resource.names;
  const property = field.properties[0]!.name;
  const told = field.kind.portal.tell;
  if (field === namingOf(resource) || (!told && !field.target)) return [];
  const naming = field.target && `${field.name}${capital(field.target.naming)}`;
  const value = field.isPair ? `${camel}.${property}` : naming ? `${camel}.${naming}Ar` : `${camel}.${property}`;
  const localized = (name: string): string => `pickLocalized(${camel}, '${name}', language)`;
  const words = field.isPair
    ? localized(field.name)
    : naming
      ? localized(naming)
      : told!(`${camel}.${property}`, field);
  const shown =
    field.isPair || naming ? `<Isolated>{${words}}</Isolated>` : words.startsWith('<') ? words : `{${words}}`;
  const label = `{text.${field.isPair ? field.name : property}}`;
  const line = `<Fact label=${label}>${shown}</Fact>`;
  return [isNullable(field) ? `{${value} !== null && (${line})}` : line];
}

const row = (resource: Resource): NewFile => {
  const { camel, camels, many, one, pascal, aOne } = resource.names;
  const facts = resource.fields.flatMap((field) => fact(resource, field));
  const longTexts = resource.fields.filter(({ kind }) => kind.name === 'markdown');
  const shownTexts = longTexts.map((field) => {
    const value = `${camel}.${field.name}`;
    const text = `<Markdown from="people">{${value}}</Markdown>`;
    return isNullable(field) ? `{${value} && ${text}}` : text;
  });
  const body = `<li className={styles.row}>
      <h2 className={styles.name}>
        <Isolated>{name}</Isolated>
      </h2>
      <p className={styles.by}>
        {${camel}.userName && <Isolated>{page.by(${camel}.userName)}</Isolated>}
        <span>{format.date(${camel}.createdAt)}</span>
      </p>
      ${facts.length > 0 ? `<dl className={styles.facts}>\n        ${facts.join('\n        ')}\n      </dl>` : ''}
      ${shownTexts.join('\n      ')}
      {${camel}.canEdit && (
        <div className={styles.actions}>
          <Button variant="outlined" aria-label={page.editOf(name)} onClick={() => setDoing('edit')}>
            {page.edit}
          </Button>
          <Button variant="outlined" color="error" aria-label={page.removeOf(name)} onClick={() => setDoing('remove')}>
            {page.remove}
          </Button>
        </div>
      )}
      {doing === 'edit' && <${pascal}Dialog ${camel}={${camel}} onClose={done} />}
      {doing === 'remove' && <Remove${pascal} id={${camel}.id} name={name} onClose={done} />}
    </li>`;
  const hasLocale = [nameIn(resource), ...facts].some((line) => line.includes('language'));
  const text = `import { ${facts.length > 0 ? 'type ReactNode, ' : ''}useState } from 'react';
import Button from '@mui/material/Button';
${importOf(usedIn([nameIn(resource), ...facts].join(), ['pickLocalized']), '@masar/i18n')}import { Isolated, useLocale, useMessages } from '@masar/ui';
${shownTexts.length > 0 ? `import { Markdown } from '#subjects/markdown/Markdown';\n` : ''}${facts.length > 0 ? `import { ${camel}FieldMessages } from '../messages/${one}-fields.messages';\n` : ''}import { ${camels}PageMessages } from '../messages/${many}-page.messages';
import type { ${pascal} } from '../${many}.queries';
import { ${pascal}Dialog } from './${pascal}Dialog';
import { Remove${pascal} } from './Remove${pascal}';
import styles from './${pascal}Row.module.css';

/** ${capital(aOne)} of the list, with what its owner may do (${resource.requirement}). */
export function ${pascal}Row({ ${camel} }: { ${camel}: ${pascal} }) {
  const page = useMessages(${camels}PageMessages);
  ${facts.length > 0 ? `const text = useMessages(${camel}FieldMessages);` : ''}
  const { format${hasLocale ? ', language' : ''} } = useLocale();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const done = () => setDoing(null);
  const name = ${nameIn(resource)};
  return (
    ${body}
  );
}
${
  facts.length > 0
    ? `
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
`
    : ''
}`;
  return { path: `${portalFolder(resource)}/components/${pascal}Row.tsx`, text };
};

const rowStyles = (resource: Resource): NewFile => ({
  path: `${portalFolder(resource)}/components/${resource.names.pascal}Row.module.css`,
  text: `.row {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;
  padding: 18px 20px;
  border: 1px solid var(--line);
  border-radius: var(--radius-card);
  background: var(--card);
}

.name {
  font-size: var(--text-5);
}

.by {
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--text-2);
  color: var(--muted);
}

.facts {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 28px;
}

.facts dt {
  font-size: var(--text-2);
  color: var(--muted);
}

.facts dd {
  margin: 0;
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
}
`,
});

/** A record in the list. */
export const rowFiles = (resource: Resource): NewFile[] => [row, rowStyles].map((template) => template(resource));
