import { Global, Module } from '@nestjs/common';
import { DiskFileStorage } from './disk-file-storage.js';
import { FileRemoval } from './file-removal.js';
import { FileStorage } from './file-storage.js';

@Global()
@Module({
  providers: [{ provide: FileStorage, useClass: DiskFileStorage }, FileRemoval],
  exports: [FileStorage, FileRemoval],
})
export class FilesModule {}
