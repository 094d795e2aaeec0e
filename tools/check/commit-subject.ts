/** What the part of CONTRIBUTING about commits allows. */
export interface CommitRules {
  types: readonly string[];
  scopes: readonly string[];
}

/** Reads types and scopes where people read them, so that there is one list. */
export function commitRulesOf(contributing: string): CommitRules {
  const list = (name: string): string[] => {
    const [, words = ''] = new RegExp(`^- \\*\\*${name}[^*]*\\*\\* ([^.]+)\\.`, 'm').exec(contributing) ?? [];
    return words.split(',').map((word) => word.trim());
  };
  return { types: list('Types'), scopes: list('Scopes') };
}

/** What is wrong with the first line of a commit message; undefined where nothing is. */
export function faultOfSubject(subject: string, { types, scopes }: CommitRules): string | undefined {
  // Git writes these itself.
  if (/^(Merge|Revert|fixup!|squash!) ?/.test(subject)) return undefined;
  const [, type, scope, text] = /^([a-z]+)(?:\(([^)]*)\))?!?: (.*)$/.exec(subject) ?? [];
  if (type === undefined) return 'it has to read type(scope): what and why';
  if (!types.includes(type)) return `'${type}' is no type; there are ${types.join(', ')}`;
  if (scope !== undefined && !scopes.includes(scope)) return `'${scope}' is no scope; there are ${scopes.join(', ')}`;
  if (!text?.trim()) return 'it says nothing';
  return undefined;
}
