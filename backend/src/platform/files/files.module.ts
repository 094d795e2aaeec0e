import { Global, Module } from '@nestjs/common';
import { APP_CONFIG } from '#platform/config/app-config';
import { fileStorageOf } from './configured-file-storage.js';
import { FileRemoval } from './file-removal.js';
import { FileStorage } from './file-storage.js';
import { UploadPlaces } from './upload-places.js';

@Global()
@Module({
  providers: [{ provide: FileStorage, inject: [APP_CONFIG], useFactory: fileStorageOf }, FileRemoval, UploadPlaces],
  exports: [FileStorage, FileRemoval, UploadPlaces],
})
export class FilesModule {}
