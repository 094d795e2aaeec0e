import { Module, type OnModuleInit } from '@nestjs/common';
import { PostingBooks, PostingsModule } from '#modules/postings';
import { SkillsModule } from '#modules/skills';
import { jobKind } from './job.kind.js';
import { JobQueries } from './job.queries.js';
import { JobService } from './job.service.js';
import { JobsController } from './jobs.controller.js';
import { JobList } from './match/job-list.js';
import { JobMatchesController } from './match/job-matches.controller.js';
import { JobMatching } from './match/job-matching.js';
import { JobNews } from './match/job-news.js';
import { JobRecommendations } from './match/job-recommendations.js';
import { TeacherQueries } from './match/teachers.queries.js';
import { WantedSkillQueries } from './match/wanted-skills.queries.js';

/** Vacancies, and which of them fit whom. */
@Module({
  imports: [PostingsModule, SkillsModule],
  // Recommendations first, so that the word is not taken for an id.
  controllers: [JobMatchesController, JobsController],
  providers: [
    JobList,
    JobMatching,
    JobNews,
    JobQueries,
    JobRecommendations,
    JobService,
    TeacherQueries,
    WantedSkillQueries,
  ],
  exports: [JobNews, JobService, WantedSkillQueries],
})
export class JobsModule implements OnModuleInit {
  constructor(private readonly books: PostingBooks) {}

  onModuleInit(): void {
    this.books.register(jobKind);
  }
}
