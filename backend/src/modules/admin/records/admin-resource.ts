import type { Viewer } from '#platform/access/viewer';

/** What stands behind a resource of the console: reads for the page, changes through the owning module (CON-1). */
export interface AdminResource<Entry extends { id: string } = { id: string }> {
  /** The records of these ids, in any order; unknown ones are left out. */
  records(ids: readonly string[]): Promise<Entry[]>;
}

/** A resource whose records are made in the console; answers the new id. */
export interface CreatesRecords<New extends object> {
  create(admin: Viewer, body: New): Promise<string>;
}

/** A resource whose records are changed; what is missing in the body stays. */
export interface ChangesRecords<Change extends object> {
  change(admin: Viewer, id: string, body: Change): Promise<void>;
}

/** A resource of which some changes are dangerous: whoever makes them proves to be there (AUTH-12). */
export interface ConfirmsChanges<Change extends object> {
  /** Whether the body changes something dangerous of these records; of none for a new one. */
  isDangerous(ids: readonly string[], body: Change): Promise<boolean>;
}

/** A resource whose records can be removed. */
export interface RemovesRecords {
  remove(admin: Viewer, id: string): Promise<void>;
}
