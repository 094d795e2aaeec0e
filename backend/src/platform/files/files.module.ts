import { Global, Module } from '@nestjs/common';
import { APP_CONFIG } from '#platform/config/app-config';
import { fileStorageOf } from './configured-file-storage.js';
import { FileService } from './file.service.js';
import { FileRemoval } from './file-removal.js';
import { FileStorage } from './file-storage.js';
import { ForeignFiles } from './foreign-files.js';
import { SmallPictures } from './small-pictures.js';
import { UploadBudget } from './upload-budget.js';

@Global()
@Module({
  providers: [
    { provide: FileStorage, inject: [APP_CONFIG], useFactory: fileStorageOf },
    FileRemoval,
    FileService,
    ForeignFiles,
    SmallPictures,
    UploadBudget,
  ],
  exports: [FileStorage, FileRemoval, FileService, ForeignFiles, SmallPictures, UploadBudget],
})
export class FilesModule {}
