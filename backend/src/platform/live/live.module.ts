import { Global, Module } from '@nestjs/common';
import { DatabaseListener } from './database-listener.js';
import { LiveEventQueries } from './live-event.queries.js';
import { LiveNews } from './live-news.js';
import { LiveStreams } from './live-streams.js';
import { PruneLiveEvents } from './prune-live-events.js';

/** What other people's screens should show: told by transactions, heard by every process, sent to open streams. */
@Global()
@Module({
  providers: [DatabaseListener, LiveEventQueries, LiveNews, LiveStreams, PruneLiveEvents],
  exports: [DatabaseListener, LiveNews, LiveStreams],
})
export class LiveModule {}
