import { capital } from '../../names.ts';
import { consoleFolder, namingOf, type NewFile, type Resource } from '../../resource.ts';
import { textFiles } from '../texts.ts';

const messages = (resource: Resource): NewFile[] => {
  const { arabic } = resource;
  const { camels, many, wordsMany, words, aOne } = resource.names;
  const fresh = arabic.isFeminine ? 'جديدة' : 'جديد';
  const texts = {
    ar: {
      title: `${arabic.theMany}`,
      add: `إضافة ${arabic.one}`,
      addTitle: `${arabic.one} ${fresh}`,
      back: `كل ${arabic.theMany}`,
      search: `البحث في ${arabic.theMany}`,
    },
    en: {
      title: `${capital(wordsMany)}`,
      add: `Add ${aOne}`,
      addTitle: `New ${words}`,
      back: `All ${wordsMany}`,
      search: `Search the ${wordsMany}`,
    },
  };
  return textFiles(`${consoleFolder(resource)}/${many}`, { name: `${camels}Messages`, texts });
};

const list = (resource: Resource): NewFile => {
  const { camel, camels, many, one, pascal } = resource.names;
  return {
    path: `${consoleFolder(resource)}/${pascal}List.tsx`,
    text: `import { useMessages } from '@masar/ui';
import { latestFirst } from '../records/latest-first';
import { RecordList } from '../records/RecordList';
import { type ${pascal}, ${camel}Fields } from './${one}.fields';
import { ${camels}Messages } from './${many}.messages';

/** What people added, the newest first (${resource.requirement}). */
export function ${pascal}List() {
  const text = useMessages(${camels}Messages);
  return (
    <RecordList<${pascal}>
      title={text.title}
      fields={${camel}Fields}
      sort={latestFirst}
      opens="edit"
      add={text.add}
      search={text.search}
    />
  );
}
`,
  };
};

const form = (resource: Resource): NewFile => {
  const { camel, camels, many, one, pascal } = resource.names;
  const naming = namingOf(resource);
  const isKnown = naming.isPair && (naming.name === 'title' || naming.name === 'name');
  const nameOf = isKnown ? `const nameOf = useNaming<${pascal}>('${naming.name}');` : '';
  const own = naming.isPair
    ? `const nameOf = (${camel}: ${pascal}) => pickLocalized(${camel}, '${naming.name}', language);`
    : `const nameOf = (${camel}: ${pascal}): string => ${camel}.${naming.name};`;
  const language = !isKnown && naming.isPair;
  return {
    path: `${consoleFolder(resource)}/${pascal}Form.tsx`,
    text: `${language ? `import { pickLocalized } from '@masar/i18n';\n` : ''}import { ${language ? 'useLocale, ' : ''}useMessages } from '@masar/ui';
import { DeleteRecord } from '../records/DeleteRecord';
import { RecordCreate } from '../records/RecordCreate';
import { RecordEdit } from '../records/RecordEdit';
${isKnown ? `import { useNaming } from '../records/useNaming';\n` : ''}import { type ${pascal}, ${camel}Fields } from './${one}.fields';
import { ${camels}Messages } from './${many}.messages';

export function ${pascal}Create() {
  const text = useMessages(${camels}Messages);
  return <RecordCreate<${pascal}> title={text.addTitle} back={text.back} redirect="list" fields={${camel}Fields} />;
}
${language || isKnown ? '' : `\n${own}\n`}
export function ${pascal}Edit() {
  const text = useMessages(${camels}Messages);
  ${isKnown ? nameOf : language ? `const { language } = useLocale();\n  ${own}` : ''}
  return (
    <RecordEdit<${pascal}>
      back={text.back}
      title={nameOf}
      fields={${camel}Fields}
      redirect="list"
      actions={<DeleteRecord nameOf={nameOf} />}
    />
  );
}
`,
  };
};

const index = (resource: Resource): NewFile => {
  const { camel, one, pascal, wordsMany } = resource.names;
  return {
    path: `${consoleFolder(resource)}/index.ts`,
    text: `import ${pascal}Icon from '@mui/icons-material/ArticleOutlined';
import { ${camel}Fields } from './${one}.fields';
import { ${pascal}Create, ${pascal}Edit } from './${pascal}Form';
import { ${pascal}List } from './${pascal}List';

/** ${capital(wordsMany)} that people add (${resource.requirement}). */
export default {
  list: ${pascal}List,
  create: ${pascal}Create,
  edit: ${pascal}Edit,
  icon: ${pascal}Icon,
  options: { fields: ${camel}Fields },
};
`,
  };
};

export const screens = (resource: Resource): NewFile[] =>
  [messages, list, form, index].flatMap((template) => template(resource));
