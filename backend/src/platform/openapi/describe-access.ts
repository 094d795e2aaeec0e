import { scopeOfCall } from '@masar/domain';
import type { OpenAPIObject } from '@nestjs/swagger';
import { errorText } from '#platform/errors/app-error';
import { ConfirmationRequired, Forbidden, OutOfScope, Unauthorized } from '#platform/errors/platform.errors';
import { problemAnswer } from '#platform/errors/problem-answer';
import { type Operation, operationsOf } from './operations.js';

/** Says of every call who may make it, what a token needs for it, and how it refuses others (API-1, API-4). */
export function describeAccess(document: OpenAPIObject): OpenAPIObject {
  for (const { operation, method } of operationsOf(document)) {
    const access = operation['x-access'];
    const scope =
      access === 'organization'
        ? undefined
        : scopeOfCall(operation['x-token-area'], method, operation['x-for-writers'] ?? false);
    delete operation['x-token-area'];
    delete operation['x-for-writers'];
    const confirmation = operation['x-confirmation'] && 'Asks for a confirmation of the last ten minutes.';
    operation.description = [operation.description, sentenceOn(operation, scope), confirmation]
      .filter(Boolean)
      .join('\n\n');
    if (scope) operation['x-token-scope'] = scope;
    if (access === 'public') continue;
    operation.security =
      access === 'organization' ? [{ organization: [] }] : [{ session: [] }, ...(scope ? [{ token: [] }] : [])];
    operation.responses['401'] ??= problemAnswer(refusal(Unauthorized));
    const refused = [access === 'organization' || (typeof access === 'string' && scope) ? OutOfScope : Forbidden];
    if (operation['x-confirmation']) refused.push(ConfirmationRequired);
    operation.responses['403'] ??= problemAnswer(refused.map(refusal).join('  \n'));
  }
  return document;
}

const refusal = ({ code }: { code: Parameters<typeof errorText>[0] }): string =>
  `\`${code}\`: ${errorText(code, 'en', { scope: '…' })}`;

function sentenceOn(operation: Operation, scope: string | undefined): string {
  const access = operation['x-access'];
  const token = scope ? ` A token needs the scope \`${scope}\`.` : ' No access token reaches this call.';
  if (access === 'public') return 'Open to everybody.';
  if (access === 'organization')
    return `For programs with a token of the organisation that has the scope \`${operation['x-organization-scope']}\`.`;
  if (access === 'signed-in') return `For everybody who is signed in.${token}`;
  return `For the roles ${(access ?? []).map((role) => `\`${role}\``).join(', ')}.${token}`;
}
