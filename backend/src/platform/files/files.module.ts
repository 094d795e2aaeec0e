import { Global, Module } from '@nestjs/common';
import { DiskFileStorage } from './disk-file-storage.js';
import { FileStorage } from './file-storage.js';

@Global()
@Module({ providers: [{ provide: FileStorage, useClass: DiskFileStorage }], exports: [FileStorage] })
export class FilesModule {}
