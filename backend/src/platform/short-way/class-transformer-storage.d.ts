/** Where class-transformer keeps what its decorators say; the package types it elsewhere than it stands. */
declare module 'class-transformer/cjs/storage.js' {
  export { defaultMetadataStorage } from 'class-transformer/types/storage.js';
}
