import { Module } from '@nestjs/common';
import { RecordDesk } from './record-desk.js';
import { RecordList } from './record-list.js';
import { RecordReader } from './record-reader.js';

/** What all resources of the console share. */
@Module({ providers: [RecordDesk, RecordList, RecordReader], exports: [RecordDesk, RecordList, RecordReader] })
export class RecordsModule {}
