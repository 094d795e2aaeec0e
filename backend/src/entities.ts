import { nameTables } from '#platform/database/columns';
import { manifests } from './modules/manifests.js';

/** Every table's entity: the application, the migrations and the tests share this one list. */
export const entities = manifests.flatMap(({ entities: declared = [] }) => declared);

/** Tables that no entity stands for. */
export const tablesWithoutEntity = manifests.flatMap(({ tablesWithoutEntity: declared = [] }) => declared);

nameTables(entities);
