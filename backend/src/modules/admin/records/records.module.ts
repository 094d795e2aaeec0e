import { Module } from '@nestjs/common';
import { RecordDesk } from './record-desk.js';
import { RecordList } from './record-list.js';

/** What all resources of the console share. */
@Module({ providers: [RecordDesk, RecordList], exports: [RecordDesk, RecordList] })
export class RecordsModule {}
