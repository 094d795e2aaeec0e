import { Global, Module } from '@nestjs/common';
import { DiskFileStorage } from './disk-file-storage.js';
import { FileRemoval } from './file-removal.js';
import { FileStorage } from './file-storage.js';
import { UploadPlaces } from './upload-places.js';

@Global()
@Module({
  providers: [{ provide: FileStorage, useClass: DiskFileStorage }, FileRemoval, UploadPlaces],
  exports: [FileStorage, FileRemoval, UploadPlaces],
})
export class FilesModule {}
