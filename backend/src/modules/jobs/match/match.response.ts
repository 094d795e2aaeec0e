import { type SkillSource, skillSources } from '@masar/domain';
import { ApiProperty } from '@nestjs/swagger';
import { CountOut, ManyOut, NumberOut, OneOut, TextOut, UuidOut, WordOut } from '#platform/http/response-fields';

export class MatchedSkillResponse {
  @TextOut({ example: 'javascript' }) skill!: string;
  @TextOut({ description: 'In the asked language' }) label!: string;
  @CountOut({ description: '1 to 5' }) level!: number;
  @CountOut({ description: '1 to 5' }) neededLevel!: number;
  @WordOut(skillSources) source!: SkillSource;
}

export class TeacherResponse {
  @WordOut(['course']) kind!: 'course';
  @UuidOut() id!: string;
  @TextOut({ description: 'In the asked language' }) title!: string;
  @NumberOut() hours!: number;
}

export class MissingSkillResponse {
  @TextOut({ example: 'react' }) skill!: string;
  @TextOut({ description: 'In the asked language' }) label!: string;
  @CountOut({ description: '1 to 5' }) neededLevel!: number;
  @TextOut({ nullable: true, description: 'An own skill that is near it' }) near!: string | null;
  @OneOut(() => TeacherResponse, { nullable: true, description: 'The shortest course that teaches it' })
  teacher!: TeacherResponse | null;
  @NumberOut({
    description: 'The match score after the course with all that it teaches; without one, once the skill is learned',
  })
  scoreAfter!: number;
}

/** What a list tells of a match. */
export class MatchGlanceResponse {
  @NumberOut({ description: '0 to 1, three decimals' }) matchScore!: number;
  @ApiProperty({ type: 'string', isArray: true, description: 'In the caller’s language' }) matchedSkills!: string[];
  @ApiProperty({ type: 'string', isArray: true, description: 'In the caller’s language' }) missingSkills!: string[];
  @OneOut(() => TeacherResponse, {
    nullable: true,
    description: 'The shortest course that teaches one of the missing skills',
  })
  nearestCourse!: TeacherResponse | null;
}

export class JobMatchResponse {
  @UuidOut() jobId!: string;
  @NumberOut({ description: '0 to 1, three decimals' }) matchScore!: number;
  @TextOut({ description: 'In the asked language' }) reasoning!: string;
  @ManyOut(() => MatchedSkillResponse) matchedSkills!: MatchedSkillResponse[];
  @ManyOut(() => MissingSkillResponse, { description: 'Those that would bring the most first' })
  missingSkills!: MissingSkillResponse[];
}

export class RecommendedJobResponse {
  @TextOut({ description: 'In the asked language, like all of it' }) title!: string;
  @TextOut() companyName!: string;
  @TextOut({ nullable: true }) location!: string | null;
  @TextOut({ nullable: true, example: 'full-time' }) employmentType!: string | null;
}

export class JobRecommendationResponse extends JobMatchResponse {
  @OneOut(() => RecommendedJobResponse) job!: RecommendedJobResponse;
}
