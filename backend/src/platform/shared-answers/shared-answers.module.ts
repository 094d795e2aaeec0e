import { Global, Module } from '@nestjs/common';
import { SharedAnswers } from './shared-answers.js';
import { SharedReads } from './shared-reads.js';
import { TableChanges } from './table-changes.js';

/** What is alike for everybody, kept for whoever asks next: whole answers, and reads that answers are made of. */
@Global()
@Module({ providers: [TableChanges, SharedAnswers, SharedReads], exports: [TableChanges, SharedAnswers, SharedReads] })
export class SharedAnswersModule {}
