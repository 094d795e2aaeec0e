import { Module } from '@nestjs/common';
import { FileQueries } from './file.queries.js';
import { FilesController } from './files.controller.js';

/** Files by their address: uploaded by who teaches, read by who may read what they belong to. */
@Module({ controllers: [FilesController], providers: [FileQueries] })
export class FilesModule {}
