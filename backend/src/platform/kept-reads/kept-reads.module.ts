import { Global, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { KeptAnswers } from './kept-answers.js';
import { KeptRoutes } from './kept-routes.js';
import { SharedReads } from './shared-reads.js';
import { TableChanges } from './table-changes.js';

/** What is kept for who asks next: answers that are alike for everybody, what they are made of, answers of a reader. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [TableChanges, KeptAnswers, KeptRoutes, SharedReads],
  exports: [TableChanges, KeptAnswers, KeptRoutes, SharedReads],
})
export class KeptReadsModule {}
