import { basename } from 'node:path';
import type { Rule } from 'eslint';

/** File names can be guessed: kebab-case, React components PascalCase.tsx, hooks useThing.ts, migrations by their date. */
const kebab = String.raw`[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*`;
const pascal = '[A-Z][A-Za-z0-9]*';
const allowed = {
  ts: new RegExp(String.raw`^(${kebab}|use${pascal}(\.(int\.)?spec)?|Migration\d{8}T\d{4}_[a-z0-9_]+)$`),
  tsx: new RegExp(String.raw`^(${kebab}|${pascal}(\.spec)?|use${pascal}(\.spec)?)$`),
};

export const fileName: Rule.RuleModule = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    return {
      Program(node) {
        const [base, extension] = splitExtension(context.filename);
        if ((extension === 'tsx' ? allowed.tsx : allowed.ts).test(base)) return;
        context.report({
          node,
          message: `${base}.${extension}: files are named kebab-case.ts, components PascalCase.tsx, hooks useThing.ts.`,
        });
      },
    };
  },
};

function splitExtension(path: string): [string, string] {
  const name = basename(path).replace(/^\./, '');
  const dot = name.lastIndexOf('.');
  return [name.slice(0, dot), name.slice(dot + 1)];
}
