import { posix } from 'node:path';
import type { Rule } from 'eslint';
import type { Node } from 'estree';

/** One border between rooms; the texts are regular expressions over paths from the workspace's root. */
export interface Zone {
  /** Files that it binds. */
  from: string;
  /** Import targets that are refused, see importTarget. */
  forbids: string;
  /** Targets that are allowed all the same; $1 stands for the first group of `from`. */
  except?: string;
  because: string;
}

/** Short names of package.json "imports" and of our packages, with the folder that each stands for. */
const aliases: [RegExp, (match: RegExpExecArray, owner: string) => string][] = [
  [/^#(app|features|subjects|shared|testing)\//, (match, owner) => `${owner}/src/${match[1]}/`],
  [/^@masar\/(portal|admin-console|backend|e2e)(\/|$)/, (match) => `${match[1]}/src/`],
  [/^@masar\/([a-z-]+)(\/|$)/, (match) => `libs/${match[1]}/src/`],
];

/** Where an import leads: a path from the workspace's root, or `npm:name` for a package. */
function importTarget(importer: string, specifier: string): string {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(importer), specifier);
  const owner = importer.startsWith('libs/')
    ? importer.split('/').slice(0, 2).join('/')
    : importer.slice(0, importer.indexOf('/'));
  for (const [pattern, folder] of aliases) {
    const match = pattern.exec(specifier);
    if (match) return folder(match, owner) + specifier.slice(match[0].length);
  }
  return specifier.startsWith('#') ? `${owner}/src/${specifier.slice(1)}` : `npm:${specifier}`;
}

/** Who may import what between the rooms of the workspace; the option is the list of zones. */
export const zones: Rule.RuleModule = {
  meta: { type: 'problem', schema: [{ type: 'array' }] },
  create(context) {
    const importer = posix.relative(context.cwd, context.filename);
    const rules = (context.options[0] as Zone[])
      .map((zone) => ({ ...zone, match: new RegExp(zone.from).exec(importer) }))
      .filter(({ match }) => match !== null);
    const check = (node: Node, source: Node | null | undefined): void => {
      if (source?.type !== 'Literal' || typeof source.value !== 'string') return;
      const target = importTarget(importer, source.value);
      for (const { forbids, except, because, match } of rules) {
        const allowed = except && new RegExp(except.replaceAll('$1', match?.[1] ?? '')).test(target);
        if (!allowed && new RegExp(forbids).test(target)) {
          context.report({ node, message: `${importer} must not import ${target}: ${because}` });
        }
      }
    };
    return {
      ImportDeclaration: (node) => check(node, node.source),
      ExportNamedDeclaration: (node) => check(node, node.source),
      ExportAllDeclaration: (node) => check(node, node.source),
      ImportExpression: (node) => check(node, node.source),
    };
  },
};
