import { Module } from '@nestjs/common';
import { SearchAliasService } from './alias/search-alias.service.js';
import { FoundQueries } from './found.queries.js';
import { CandidateQueries } from './ranking/candidate.queries.js';
import { Ranking } from './ranking/ranking.js';
import { WordStatistics } from './ranking/word-statistics.js';
import { SearchController } from './search.controller.js';
import { SearchQueries } from './search.queries.js';
import { SearchTurns } from './search-turns.js';
import { NearWordsQueries } from './words/near-words.queries.js';
import { QueryTerms } from './words/query-terms.js';
import { WordQueries } from './words/word.queries.js';

/** One search over everything that can be found. */
@Module({
  controllers: [SearchController],
  providers: [
    CandidateQueries,
    FoundQueries,
    NearWordsQueries,
    QueryTerms,
    Ranking,
    SearchAliasService,
    SearchQueries,
    SearchTurns,
    WordQueries,
    WordStatistics,
  ],
  exports: [SearchAliasService],
})
export class SearchModule {}
