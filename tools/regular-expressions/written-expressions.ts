import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from '../workspace.ts';

/** A regular expression as it stands in a source file. */
export interface WrittenExpression {
  file: string;
  line: number;
  source: string;
  flags: string;
}

const rooms = ['backend/src', 'libs/domain/src', 'libs/i18n/src', 'libs/ui/src', 'portal/src', 'admin-console/src'];
/** Read nothing of strangers: what operators call, and what tests do. */
const leftOut = /\.spec\.|\/testing\/|^backend\/src\/commands\//;

/** Every literal expression of the product. */
export function writtenExpressions(): WrittenExpression[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '--', ...rooms], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 24,
  });
  return listed.split('\n').flatMap((file) => (/\.tsx?$/.test(file) && !leftOut.test(file) ? expressionsOf(file) : []));
}

function expressionsOf(file: string): WrittenExpression[] {
  const text = readFileSync(join(root, file), 'utf8');
  const found: WrittenExpression[] = [];
  const parsed = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const visit = (node: ts.Node): void => {
    if (ts.isRegularExpressionLiteral(node)) {
      const [, source = '', flags = ''] = /^\/(.*)\/(\w*)$/s.exec(node.text) ?? [];
      found.push({ file, line: parsed.getLineAndCharacterOfPosition(node.getStart()).line + 1, source, flags });
    }
    ts.forEachChild(node, visit);
  };
  visit(parsed);
  return found;
}
