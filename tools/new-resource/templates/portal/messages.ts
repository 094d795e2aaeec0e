import { capital, small } from '../../names.ts';
import { columnsOf, type NewFile, portalFolder, type Resource } from '../../resource.ts';

const asks: Record<string, [ar: string, en: string]> = {
  choice: ['اختر', 'Choose'],
  reference: ['اختر', 'Choose'],
  date: ['حدّد', 'Choose'],
  instant: ['حدّد', 'Choose'],
};

const page = (resource: Resource): NewFile => {
  const { aOne, camels, many, words, wordsMany } = resource.names;
  const { one, theOne, theMany, many: severalInArabic, isFeminine } = resource.arabic;
  const inArabic = {
    fresh: isFeminine ? 'جديدة' : 'جديد',
    saved: isFeminine ? 'حُفظت' : 'حُفظ',
    removed: isFeminine ? 'حُذفت' : 'حُذف',
    appears: isFeminine ? 'تظهر' : 'يظهر',
    object: isFeminine ? 'ها' : 'ه',
  };
  return {
    path: `${portalFolder(resource)}/messages/${many}-page.messages.ts`,
    text: `import { defineMessages } from '@masar/i18n';

export const ${camels}PageMessages = defineMessages({
  ar: {
    title: '${theMany}',
    intro: 'ما أضافه الناس من ${theMany}، والأحدث أولاً.',
    add: 'أضف ${one}',
    addTitle: '${one} ${inArabic.fresh}',
    editTitle: 'تعديل ${theOne}',
    edit: 'تعديل',
    editOf: (name: string) => \`تعديل: \${name}\`,
    remove: 'حذف',
    removeOf: (name: string) => \`حذف: \${name}\`,
    removeTitle: 'حذف ${theOne}؟',
    removeText: (name: string) => \`لن يبقى أثر لـ«\${name}»، ولا رجعة في ذلك.\`,
    removed: '${inArabic.removed} ${theOne}',
    removeFailed: 'تعذّر حذف ${theOne}',
    save: 'احفظ',
    saved: '${inArabic.saved} ${theOne}',
    saveFailed: 'تعذّر حفظ ${theOne}',
    cancel: 'إلغاء',
    by: (name: string) => \`أضاف${inArabic.object} \${name}\`,
    loading: 'جارٍ تحميل ${theMany}',
    failed: 'تعذّر تحميل ${theMany}',
    empty: 'لا ${severalInArabic} بعد',
    emptyHint: 'أول ${one} ${isFeminine ? 'تُضاف' : 'يُضاف'} ${inArabic.appears} هنا.',
  },
  en: {
    title: '${capital(wordsMany)}',
    intro: 'What people added, the newest first.',
    add: 'Add ${aOne}',
    addTitle: 'New ${words}',
    editTitle: 'Edit the ${words}',
    edit: 'Edit',
    editOf: (name: string) => \`Edit: \${name}\`,
    remove: 'Delete',
    removeOf: (name: string) => \`Delete: \${name}\`,
    removeTitle: 'Delete the ${words}?',
    removeText: (name: string) => \`Nothing will be left of “\${name}”, and there is no way back.\`,
    removed: 'The ${words} was deleted',
    removeFailed: 'The ${words} could not be deleted',
    save: 'Save',
    saved: 'The ${words} is saved',
    saveFailed: 'The ${words} could not be saved',
    cancel: 'Cancel',
    by: (name: string) => \`Added by \${name}\`,
    loading: 'Loading ${wordsMany}',
    failed: 'The ${wordsMany} could not be loaded',
    empty: 'No ${wordsMany} yet',
    emptyHint: 'The first one will stand here.',
  },
});
`,
  };
};

const fields = (resource: Resource): NewFile => {
  const { camel, one } = resource.names;
  const lines = (language: 'ar' | 'en') => {
    const labels = columnsOf(resource).map(({ property: { name, label } }) => `${name}: '${label[language]}',`);
    const pairs = resource.fields
      .slice(1)
      .flatMap(({ isPair, label, name }) => (isPair ? [`${name}: '${label[language]}',`] : []));
    const values = resource.fields.flatMap(({ name, choices }) =>
      choices.map((choice) => `'${name}.${choice.value}': '${choice[language]}',`),
    );
    const missing = columnsOf(resource)
      .filter(({ field }) => field.isRequired)
      .map(({ field, property: { name, label } }) => {
        const [ar, en] = asks[field.kind.name] ?? ['اكتب', 'Write'];
        const words =
          language === 'ar'
            ? `${ar} ${label.ar.replace(/[()]/g, '')}.`
            : `${en} the ${small(label.en).replace('(', 'in ').replace(')', '')}.`;
        return `${name}Missing: '${words}',`;
      });
    return [...labels, ...pairs, ...values, ...missing].join('\n    ');
  };
  const has = (...kinds: string[]) => resource.fields.some(({ kind }) => kinds.includes(kind.name));
  const common = (none: string, yes: string, no: string): string =>
    [
      has('choice', 'reference') && `none: '${none}',`,
      has('boolean') && `yes: '${yes}',`,
      has('boolean') && `no: '${no}',`,
    ]
      .filter(Boolean)
      .join('\n    ');
  return {
    path: `${portalFolder(resource)}/messages/${one}-fields.messages.ts`,
    text: `import { defineMessages } from '@masar/i18n';

/** What the fields are called, and what is said where one must not be empty. */
export const ${camel}FieldMessages = defineMessages({
  ar: {
    ${lines('ar')}
    ${common('بلا اختيار', 'نعم', 'لا')}
  },
  en: {
    ${lines('en')}
    ${common('None', 'Yes', 'No')}
  },
});
`,
  };
};

export const messages = (resource: Resource): NewFile[] => [page(resource), fields(resource)];
