import type { TokenArea } from '@masar/domain';
import type { OpenAPIObject } from '@nestjs/swagger';

type OperationObject = NonNullable<OpenAPIObject['paths'][string]['get']>;

/** One call of the document, with the extensions that our decorators write. */
export type Operation = OperationObject & {
  'x-access'?: 'public' | 'signed-in' | 'organization' | readonly string[];
  /** Of the controller; what it comes to for the call is its scope. */
  'x-token-area'?: TokenArea;
  /** Whether a read asks for the scope of writing. */
  'x-for-writers'?: true;
  'x-token-scope'?: string;
  'x-organization-scope'?: string;
  'x-confirmation'?: true;
};

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

export function* operationsOf(
  document: OpenAPIObject,
): Generator<{ path: string; method: (typeof methods)[number]; operation: Operation }> {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of methods) {
      const operation = item[method];
      if (operation) yield { path, method, operation: operation as Operation };
    }
  }
}
