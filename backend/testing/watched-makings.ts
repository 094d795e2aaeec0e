import { AsyncLocalStorage } from 'node:async_hooks';
import { watchStatements } from '#platform/database/statement-watch';
import { KeptAnswers } from '#platform/shared-answers/kept-answers';
import { KeptReads } from '#platform/shared-answers/kept-reads';
import type { MadeOf } from '#platform/shared-answers/made-of';

/** Something that is kept, the names by whose changes it is forgotten, and the statements that ran while it was made. */
export interface Making {
  what: string;
  declared: readonly string[];
  statements: string[];
  within: Making | undefined;
}

// Methods of our own classes, called with whatever they are called with.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Method = (this: any, ...values: any[]) => any;

/**
 * Notes what everything that is kept (answers, and what they are made of) declares, and what is asked of the database while it
 * is made. What is made for something else counts for both.
 */
export function watchMakings(): { makings: Making[]; stop: () => void } {
  const makings: Making[] = [];
  const current = new AsyncLocalStorage<Making>();
  const undo: (() => void)[] = [];

  const begin = (what: string, declared: readonly string[]): Making => {
    const making = { what, declared, statements: [], within: current.getStore() };
    makings.push(making);
    return making;
  };
  const noting =
    (what: string, declared: readonly string[], make: Method): Method =>
    (...values) =>
      current.run(begin(what, declared), () => make(...values));
  const around = (type: { prototype: object }, name: string, wrap: (original: Method) => Method): void => {
    const methods = type.prototype as Record<string, Method>;
    const original = methods[name]!;
    methods[name] = wrap(original);
    undo.push(() => (methods[name] = original));
  };

  undo.push(
    watchStatements(({ text }) => {
      for (let making = current.getStore(); making; making = making.within) making.statements.push(text);
    }),
  );
  around(
    KeptReads,
    'read',
    (original) =>
      function read(asked: { key: string; tables: readonly string[]; load: Method }) {
        return original.call(this, { ...asked, load: noting(asked.key, asked.tables, asked.load) }) as unknown;
      },
  );
  around(
    KeptAnswers,
    'make',
    (original) =>
      function make(request: { originalUrl: string }, response: object, made: MadeOf, read: Method) {
        const declared = [...made.of, ...made.own];
        return original.call(this, request, response, made, noting(request.originalUrl, declared, read)) as unknown;
      },
  );
  return { makings, stop: () => undo.forEach((back) => back()) };
}
