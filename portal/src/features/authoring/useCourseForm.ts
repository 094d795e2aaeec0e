import { useMessages } from '@masar/ui';
import { FormRefusal } from '#shared/forms/form-values';
import { asMarked, type FieldRule, useCheckedForm } from '#shared/forms/useCheckedForm';
import { useHeldValues } from '#shared/forms/useHeldValues';
import { usePrintedRule } from '#shared/forms/usePrintedRule';
import { useToast } from '#shared/toasts/ToastProvider';
import { courseFormMessages } from './messages/course-form.messages';
import { bilingualLists, type CourseFormValues, missingFields, nameOfNeed } from './model/course-form';

interface CourseFormOptions<Answer> {
  /** The name under which this browser keeps what is not saved. */
  draft: string;
  initial: CourseFormValues;
  /** The server's names of fields, where they are others. */
  renamed: Partial<Record<keyof CourseFormValues, string>>;
  send: (values: CourseFormValues, change: (changes: Partial<CourseFormValues>) => void) => Promise<Answer>;
  /** What the server has at the moment of sending; left out for what is new. */
  readNow?: () => Promise<CourseFormValues>;
  /** Says what the server has now. */
  onSent: (answer: Answer) => CourseFormValues;
  onRefused: (error: unknown) => void;
}

/** What creating and editing a course share: values, their rules by the server's names of the fields, sending (spec 5). */
export function useCourseForm<Answer>(options: CourseFormOptions<Answer>) {
  const { draft, initial, renamed, readNow, send, onSent, onRefused } = options;
  const text = useMessages(courseFormMessages);
  const toast = useToast();
  const printed = usePrintedRule();
  const held = useHeldValues(draft, initial);
  const { values, change } = held;
  const nameOf = (field: keyof CourseFormValues) => renamed[field] ?? field;
  const missing = missingFields(values);
  const filled = (field: (typeof missing)[number]) => (missing.includes(field) ? text.missingField(field) : undefined);
  const lines = bilingualLists.flatMap((list) =>
    values[list].flatMap((line, at) =>
      (['ar', 'en'] as const).map((language): [string, FieldRule] => [
        `${list}.${at}.${language}`,
        // Certificates say what skills a course gives.
        () => (list === 'skills' ? printed(line[language]) : undefined),
      ]),
    ),
  );
  const rules: Record<string, FieldRule> = {
    ...Object.fromEntries((Object.keys(values) as (keyof CourseFormValues)[]).map((name) => [nameOf(name), asMarked])),
    ...Object.fromEntries(lines),
    ...Object.fromEntries(values.needs.map((_, at) => [nameOfNeed(at), asMarked])),
    titleAr: () => filled('titleAr') ?? printed(values.titleAr),
    titleEn: () => printed(values.titleEn),
    descriptionAr: () => filled('descriptionAr'),
    categoryId: () => filled('categoryId'),
  };
  const checked = useCheckedForm({
    holds: held,
    isGuarded: true,
    rules,
    send: async () => {
      if (readNow && !held.isStill(await readNow())) throw new FormRefusal([]);
      return send(values, change);
    },
    onSent: (answer) => held.accept(onSent(answer)),
    onIncomplete: () => {
      if (missing.length > 0) toast({ title: text.missing, description: text.missingHint, kind: 'destructive' });
    },
    onRefused: (error) => {
      if (!(error instanceof FormRefusal)) onRefused(error);
    },
  });
  return { ...checked, held, nameOf };
}
