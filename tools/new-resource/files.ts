import { apiEdits, moduleEdits } from './edits/backend.ts';
import type { Edit } from './edits/edit.ts';
import { consoleEdits, newsEdits, portalEdits } from './edits/faces.ts';
import type { NewFile, Resource } from './resource.ts';
import { controller } from './templates/backend/controller.ts';
import { entity } from './templates/backend/entity.ts';
import { input } from './templates/backend/input.ts';
import { migration } from './templates/backend/migration.ts';
import { moduleSpec } from './templates/backend/module-spec.ts';
import { output } from './templates/backend/output.ts';
import { policy } from './templates/backend/policy.ts';
import { presenter } from './templates/backend/presenter.ts';
import { queries } from './templates/backend/queries.ts';
import { record } from './templates/backend/record.ts';
import { recordSpec } from './templates/backend/record-spec.ts';
import { service } from './templates/backend/service.ts';
import { fields } from './templates/console/fields.ts';
import { screens } from './templates/console/screens.ts';
import { spec } from './templates/console/screens-spec.ts';
import { data } from './templates/portal/data.ts';
import { formFiles } from './templates/portal/form.ts';
import { messages } from './templates/portal/messages.ts';
import { pageFiles } from './templates/portal/page.ts';
import { removal } from './templates/portal/removal.ts';
import { rowFiles } from './templates/portal/row.ts';

/** Every file that a resource consists of. */
export const filesOf = (resource: Resource): NewFile[] =>
  [
    ...[migration, entity, input, output, policy, presenter, queries, service, controller, moduleSpec],
    ...[record, recordSpec],
    ...[fields, screens, spec],
    ...[data, messages, formFiles, removal, rowFiles, pageFiles],
  ].flatMap((template) => template(resource));

/** Every list that names it. */
export const editsOf = (resource: Resource): Edit[] =>
  [moduleEdits, apiEdits, consoleEdits, portalEdits, newsEdits].flatMap((edits) => edits(resource));
