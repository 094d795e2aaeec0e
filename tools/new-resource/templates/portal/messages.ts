import { capital, small } from '../../names.ts';
import { columnsOf, type NewFile, portalFolder, type Resource } from '../../resource.ts';
import { textFiles } from '../texts.ts';

const asks: Record<string, [ar: string, en: string]> = {
  choice: ['اختر', 'Choose'],
  reference: ['اختر', 'Choose'],
  date: ['حدّد', 'Choose'],
  instant: ['حدّد', 'Choose'],
};

const page = (resource: Resource): NewFile[] => {
  const { aOne, camels, many, words, wordsMany } = resource.names;
  const { one, theOne, theMany, many: severalInArabic, isFeminine } = resource.arabic;
  const inArabic = {
    fresh: isFeminine ? 'جديدة' : 'جديد',
    saved: isFeminine ? 'حُفظت' : 'حُفظ',
    removed: isFeminine ? 'حُذفت' : 'حُذف',
    appears: isFeminine ? 'تظهر' : 'يظهر',
    object: isFeminine ? 'ها' : 'ه',
  };
  const texts = {
    ar: {
      title: `${theMany}`,
      intro: `ما أضافه الناس من ${theMany}، والأحدث أولاً.`,
      add: `أضف ${one}`,
      addTitle: `${one} ${inArabic.fresh}`,
      editTitle: `تعديل ${theOne}`,
      edit: 'تعديل',
      editOf: `تعديل: {name}`,
      remove: 'حذف',
      removeOf: `حذف: {name}`,
      removeTitle: `حذف ${theOne}؟`,
      removeText: `لن يبقى أثر لـ«{name}»، ولا رجعة في ذلك.`,
      removed: `${inArabic.removed} ${theOne}`,
      removeFailed: `تعذّر حذف ${theOne}`,
      save: 'احفظ',
      saved: `${inArabic.saved} ${theOne}`,
      saveFailed: `تعذّر حفظ ${theOne}`,
      cancel: 'إلغاء',
      by: `أضاف${inArabic.object} {name}`,
      loading: `جارٍ تحميل ${theMany}`,
      failed: `تعذّر تحميل ${theMany}`,
      empty: `لا ${severalInArabic} بعد`,
      emptyHint: `أول ${one} ${isFeminine ? 'تُضاف' : 'يُضاف'} ${inArabic.appears} هنا.`,
    },
    en: {
      title: `${capital(wordsMany)}`,
      intro: 'What people added, the newest first.',
      add: `Add ${aOne}`,
      addTitle: `New ${words}`,
      editTitle: `Edit the ${words}`,
      edit: 'Edit',
      editOf: `Edit: {name}`,
      remove: 'Delete',
      removeOf: `Delete: {name}`,
      removeTitle: `Delete the ${words}?`,
      removeText: `Nothing will be left of “{name}”, and there is no way back.`,
      removed: `The ${words} was deleted`,
      removeFailed: `The ${words} could not be deleted`,
      save: 'Save',
      saved: `The ${words} is saved`,
      saveFailed: `The ${words} could not be saved`,
      cancel: 'Cancel',
      by: `Added by {name}`,
      loading: `Loading ${wordsMany}`,
      failed: `The ${wordsMany} could not be loaded`,
      empty: `No ${wordsMany} yet`,
      emptyHint: 'The first one will stand here.',
    },
  };
  return textFiles(`${portalFolder(resource)}/messages/${many}-page`, { name: `${camels}PageMessages`, texts });
};

const fields = (resource: Resource): NewFile[] => {
  const { camel, one } = resource.names;
  type Lines = [key: string, text: string][];
  const lines = (language: 'ar' | 'en'): Lines => {
    const labels: Lines = columnsOf(resource).map(({ property: { name, label } }) => [name, label[language]]);
    const pairs: Lines = resource.fields
      .slice(1)
      .flatMap(({ isPair, label, name }) => (isPair ? [[name, label[language]]] : []));
    const values: Lines = resource.fields.flatMap(({ name, choices }) =>
      choices.map((choice) => [`${name}.${choice.value}`, choice[language]]),
    );
    const missing: Lines = columnsOf(resource)
      .filter(({ field }) => field.isRequired)
      .map(({ field, property: { name, label } }) => {
        const [ar, en] = asks[field.kind.name] ?? ['اكتب', 'Write'];
        const words =
          language === 'ar'
            ? `${ar} ${label.ar.replace(/[()]/g, '')}.`
            : `${en} the ${small(label.en).replace('(', 'in ').replace(')', '')}.`;
        return [`${name}Missing`, words];
      });
    return [...labels, ...pairs, ...values, ...missing];
  };
  const has = (...kinds: string[]) => resource.fields.some(({ kind }) => kinds.includes(kind.name));
  const common = (none: string, yes: string, no: string): Lines => [
    ...(has('choice', 'reference') ? [['none', none] as Lines[number]] : []),
    ...(has('boolean')
      ? ([
          ['yes', yes],
          ['no', no],
        ] as Lines)
      : []),
  ];
  return textFiles(`${portalFolder(resource)}/messages/${one}-fields`, {
    name: `${camel}FieldMessages`,
    texts: {
      ar: Object.fromEntries([...lines('ar'), ...common('بلا اختيار', 'نعم', 'لا')]),
      en: Object.fromEntries([...lines('en'), ...common('None', 'Yes', 'No')]),
    },
    about: 'What the fields are called, and what is said where one must not be empty.',
  });
};

export const messages = (resource: Resource): NewFile[] => [...page(resource), ...fields(resource)];
