/** A record before the desk gives it its version. */
export type Unversioned<Entry> = Omit<Entry, 'version'>;
