import { Global, Module } from '@nestjs/common';
import { KeptCards } from './kept-cards.js';
import { KeptOrders } from './kept-orders.js';
import { ReaderAnswers } from './reader-answers.js';
import { SharedAnswers } from './shared-answers.js';
import { SharedReads } from './shared-reads.js';
import { TableChanges } from './table-changes.js';

/** What is kept for who asks next: answers that are alike for everybody, what they are made of, answers of a reader. */
@Global()
@Module({
  providers: [TableChanges, SharedAnswers, SharedReads, KeptCards, KeptOrders, ReaderAnswers],
  exports: [TableChanges, SharedAnswers, SharedReads, KeptCards, KeptOrders, ReaderAnswers],
})
export class SharedAnswersModule {}
