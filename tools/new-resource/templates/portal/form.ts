import type { Field } from '../../field.ts';
import { capital } from '../../names.ts';
import { columnsOf, type NewFile, portalFolder, referencesOf, type Resource } from '../../resource.ts';

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

/** What is asked of a record, and the dialog around it. */
export const formFiles = (resource: Resource): NewFile[] =>
  [formFields, dialog, dialogStyles].map((template) => template(resource));
