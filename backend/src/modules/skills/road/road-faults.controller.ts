import { roadFaults } from '@masar/domain';
import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Roles } from '#platform/access/access.decorators';
import { Answers } from '#platform/http/answers';
import { SkillQueries } from '../vocabulary/skill.queries.js';
import { RoadFaultResponse } from './dto/road-fault.response.js';
import { RoadCourses } from './road-courses.queries.js';

@ApiTags('skills')
@Controller('admin/road-faults')
@Roles('admin')
export class RoadFaultsController {
  constructor(
    private readonly courses: RoadCourses,
    private readonly skills: SkillQueries,
  ) {}

  @Get()
  @Answers(RoadFaultResponse, {
    many: true,
    summary: 'Open courses that no road leads to: gaps, circles of needs and what stands behind them',
  })
  async all(): Promise<RoadFaultResponse[]> {
    const faults = roadFaults(await this.courses.all());
    return Promise.all(
      faults.map(async ({ course, needs }) => ({
        courseId: course.id,
        titleAr: course.shown.titleAr,
        titleEn: course.shown.titleEn,
        needs: await this.skills.named(needs),
      })),
    );
  }
}
