import { isNullable, type Field } from '../../field.ts';
import { capital } from '../../names.ts';
import { columnsOf, namingOf, portalFolder, referencesOf, type NewFile, type Resource } from '../../resource.ts';
import { importOf, usedIn } from '../imports.ts';

/** How a record is called on the screen. */
const nameIn = (resource: Resource): string => {
  const { isPair, name } = namingOf(resource);
  return isPair ? `pickLocalized(${resource.names.camel}, '${name}', language)` : `${resource.names.camel}.${name}`;
};

const isChecked = (field: Field): boolean => field.kind.name === 'boolean';

const formFields = (resource: Resource): NewFile => {
  const { camel, one, pascal, words } = resource.names;
  const controls = columnsOf(resource).map(({ field, property }) => {
    const control = field.kind.portal.control(property, field);
    return field.target ? control.replace(' />', ` named={${field.name}} />`) : control;
  });
  const fields = [...new Set(resource.fields.flatMap(({ kind }) => kind.portal.imports))].sort();
  const references = referencesOf(resource);
  const named = references.map(({ name, properties: [property], target }) => {
    const naming = `${name}${capital(target!.naming)}`;
    return `const ${name} = ${camel}?.${property!.name} ? { id: ${camel}.${property!.name}, label: pickLocalized(${camel}, '${naming}', language) } : undefined;`;
  });
  const hasChecks = resource.fields.some(isChecked);
  const isRead = references.length > 0;
  const text = `${isRead ? `import { pickLocalized } from '@masar/i18n';\n` : ''}import { ${isRead ? 'useLocale, ' : ''}useMessages } from '@masar/ui';
${fields.map((name) => `import { ${name} } from '#shared/forms/${name}';\n`).join('')}${isRead ? `import type { ${pascal} } from '../${resource.names.many}.queries';\n` : ''}import { ${camel}FieldMessages } from '../messages/${one}-fields.messages';
import type { ${pascal}Form, ${pascal}FormField } from '../model/${one}-form';
${references.map(({ name }) => `import { ${capital(name)}Field } from './${capital(name)}Field';\n`).join('')}
interface ${pascal}FieldsProps {
  ${isRead ? `/** The one that is changed. */\n  ${camel}: ${pascal} | undefined;` : ''}
  values: ${pascal}Form;
  errorOf: (field: ${pascal}FormField) => string | undefined;
}

/** What is asked of a ${words}. */
export function ${pascal}Fields({ ${isRead ? `${camel}, ` : ''}values, errorOf }: ${pascal}FieldsProps) {
  const text = useMessages(${camel}FieldMessages);
  ${isRead ? `const { language } = useLocale();\n  ${named.join('\n  ')}` : ''}
  const field = (name: ${pascal}FormField) => ({ name, defaultValue: values[name], error: errorOf(name) });
  ${hasChecks ? `const check = (name: ${pascal}FormField) => ({ name, defaultChecked: values[name] === 'on', error: errorOf(name) });` : ''}
  return (
    <>
      ${controls.join('\n      ')}
    </>
  );
}
`;
  return { path: `${portalFolder(resource)}/components/${pascal}Fields.tsx`, text };
};

const dialog = (resource: Resource): NewFile => {
  const { camel, camels, many, one, pascal, aOne } = resource.names;
  const rules = columnsOf(resource).map(({ field, property: { name } }) =>
    field.isRequired ? `${name}: written(fields.${name}Missing),` : `${name}: anything,`,
  );
  const hasOptional = resource.fields.some(({ isRequired }) => !isRequired);
  const passes = referencesOf(resource).length > 0 ? ` ${camel}={${camel}}` : '';
  return {
    path: `${portalFolder(resource)}/components/${pascal}Dialog.tsx`,
    text: `import Button from '@mui/material/Button';
import { useMessages } from '@masar/ui';
import { Dialog } from '#shared/dialog/Dialog';
import { FormFailure } from '#shared/forms/FormFailure';
import { useCheckedForm, written } from '#shared/forms/useCheckedForm';
import { useToast } from '#shared/toasts/ToastProvider';
import { useSave${pascal} } from '../${many}.mutations';
import type { ${pascal} } from '../${many}.queries';
import { ${camel}FieldMessages } from '../messages/${one}-fields.messages';
import { ${camels}PageMessages } from '../messages/${many}-page.messages';
import { ${camel}FormOf, new${pascal}Of } from '../model/${one}-form';
import { ${pascal}Fields } from './${pascal}Fields';
import styles from './${pascal}Dialog.module.css';
${hasOptional ? `\nconst anything = () => undefined;\n` : ''}
interface ${pascal}DialogProps {
  /** The one to change; a new one is added without. */
  ${camel}?: ${pascal} | undefined;
  onClose: () => void;
}

/** The form of ${aOne}: everything that is wrong is told at once, each at its field (${resource.requirement}). */
export function ${pascal}Dialog({ ${camel}, onClose }: ${pascal}DialogProps) {
  const text = useMessages(${camels}PageMessages);
  const fields = useMessages(${camel}FieldMessages);
  const toast = useToast();
  const save = useSave${pascal}(${camel});
  const checked = useCheckedForm({
    rules: {
      ${rules.join('\n      ')}
    },
    error: save.error,
    send: (values) =>
      save.mutate(new${pascal}Of(values), {
        onSuccess: () => {
          toast({ title: text.saved, kind: 'success' });
          onClose();
        },
      }),
  });
  return (
    <Dialog title={${camel} ? text.editTitle : text.addTitle} onClose={onClose}>
      <form className={styles.form} {...checked.form}>
        <${pascal}Fields${passes} values={${camel}FormOf(${camel})} errorOf={checked.errorOf} />
        <FormFailure {...checked.failure} fallback={text.saveFailed} />
        <div className={styles.actions}>
          <Button type="submit" loading={save.isPending}>
            {text.save}
          </Button>
          <Button variant="outlined" onClick={onClose}>
            {text.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
`,
  };
};

const dialogStyles = (resource: Resource): NewFile => ({
  path: `${portalFolder(resource)}/components/${resource.names.pascal}Dialog.module.css`,
  text: `.form {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
}

.actions {
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
}
`,
});

const removal = (resource: Resource): NewFile => {
  const { camels, many, pascal, aOne } = resource.names;
  return {
    path: `${portalFolder(resource)}/components/Remove${pascal}.tsx`,
    text: `import { useMessages } from '@masar/ui';
import { ConfirmDialog } from '#shared/dialog/ConfirmDialog';
import { useFailureNotice } from '#shared/failure/useFailureNotice';
import { useToast } from '#shared/toasts/ToastProvider';
import { ${camels}PageMessages } from '../messages/${many}-page.messages';
import { useRemove${pascal} } from '../${many}.mutations';

interface Remove${pascal}Props {
  id: string;
  name: string;
  onClose: () => void;
}

/** Asks before ${aOne} is gone. */
export function Remove${pascal}({ id, name, onClose }: Remove${pascal}Props) {
  const text = useMessages(${camels}PageMessages);
  const toast = useToast();
  const notifyFailure = useFailureNotice();
  const remove = useRemove${pascal}();
  return (
    <ConfirmDialog
      title={text.removeTitle}
      confirm={text.remove}
      cancel={text.cancel}
      busy={remove.isPending}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate(id, {
          onSuccess: () => toast({ title: text.removed, kind: 'success' }),
          onError: (error) => notifyFailure(error, { title: text.removeFailed }),
          onSettled: onClose,
        })
      }
    >
      {text.removeText(name)}
    </ConfirmDialog>
  );
}
`,
  };
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

export const components = (resource: Resource): NewFile[] =>
  [formFields, dialog, dialogStyles, removal, row, rowStyles].map((template) => template(resource));
