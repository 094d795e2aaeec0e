export { ApiError, type FieldError } from './api-error.ts';
export { createApi, dataOf, type Api, type ApiOptions } from './client.ts';
export { fileFrom, type ReceivedFile } from './file-from.ts';
export { payEffort } from './pay-effort.ts';
export { confirmationRequired, sendConfirmed, type AskToConfirm } from './send-confirmed.ts';
export { consoleAccess } from './console-access.gen.ts';
export { memberAccess } from './member-access.gen.ts';
export type * from './answers.ts';
export type { components, paths } from './api.gen.ts';
