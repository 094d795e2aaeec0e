/**
 * The persisted entities of the specification, part 3, nearly in its words: `required`, `unique`, defaults after `=`,
 * types where it names them. Tables may have more columns than these, never fewer or other ones.
 */
export const specifiedColumns: Record<string, string> = {
  users: 'id, email unique, firstName, lastName, profileImageUrl, bio, role =student, createdAt, updatedAt',
  categories:
    'id, nameAr required, nameEn required, descriptionAr, descriptionEn, color required, icon, createdAt timestamp',
  courses:
    'id, titleAr required, titleEn required, descriptionAr required, descriptionEn required, thumbnailUrl, ' +
    'instructorId, categoryId, difficulty required, durationHours required integer, price decimal(10,2) =0, ' +
    'rating decimal(3,2) =0, studentsCount integer =0, isPublished =false, createdAt timestamp, updatedAt timestamp',
  lessons:
    'id, courseId, titleAr required, titleEn required, descriptionAr, descriptionEn, videoUrl, duration integer, ' +
    'orderIndex required integer, createdAt timestamp',
  enrollments: 'id, userId, courseId, progress decimal(5,2) =0, completedAt timestamp, enrolledAt timestamp',
  lesson_progress: 'id, userId, lessonId, isCompleted =false, watchTime integer =0, completedAt timestamp',
  certificates:
    'id, userId, courseId, certificateNumber required unique, grade decimal(5,2), issuedAt timestamp, ' +
    'verificationCode required unique',
  sessions: 'sid, sess required json, expire required timestamp',
  forums: 'id, nameAr, nameEn, descriptionAr, descriptionEn, categoryId, createdAt timestamp',
  discussions:
    'id, forumId, userId, title required, content required, repliesCount integer =0, likesCount integer =0, ' +
    'isPinned =false, createdAt timestamp, updatedAt timestamp',
  replies: 'id, discussionId, userId, content required, likesCount integer, createdAt timestamp, updatedAt timestamp',
  opportunities:
    'id, type required, titleAr required, titleEn required, descriptionAr required, descriptionEn required, company, ' +
    'location, salary, duration, requirements, applicationsCount integer =0, isActive =true, createdAt timestamp, ' +
    'updatedAt timestamp',
  applications: 'id, userId, opportunityId, coverLetter, status =pending, appliedAt timestamp',
  ai_recommendations: 'id, userId, courseId, score required decimal(5,3), reasoning, createdAt timestamp',
  analytics: 'id, userId, event required, metadata json, sessionId, ipAddress, userAgent, createdAt timestamp',
  vr_workshops:
    'id, titleAr, titleEn, descriptionAr, descriptionEn, vrSceneUrl, duration integer, difficulty required, ' +
    'maxParticipants integer =20, requiredEquipment, categoryId, instructorId, isActive =true, createdAt timestamp',
  vr_sessions:
    'id, workshopId, scheduledAt required timestamp, duration required integer, maxParticipants required integer, ' +
    'currentParticipants integer =0, status =scheduled, roomCode unique, createdAt timestamp',
  vr_participants: 'id, sessionId, userId, joinedAt timestamp, leftAt timestamp, completionScore decimal(5,2)',
  translations:
    'id, entityType required, entityId required, language required, field required, content required, ' +
    'createdAt timestamp, updatedAt timestamp',
  job_postings:
    'id, titleAr required, titleEn required, companyName required, descriptionAr required, descriptionEn required, ' +
    'location, salaryRange, employmentType, requiredSkills text-array, experienceLevel, ' +
    'applicationDeadline timestamp, isActive =true, postedBy, createdAt timestamp',
  job_applications:
    'id, jobId, userId, resumeUrl, coverLetter, status =pending, appliedAt timestamp, updatedAt timestamp',
  user_skills: 'id, userId, skillName required, proficiencyLevel integer, verifiedBy, acquiredAt timestamp',
  reports:
    'id, reportType required, generatedBy, parameters json, data json, generatedAt timestamp, expiresAt timestamp',
};

/** Rows that may exist once only, by their columns (REL-1). */
export const onceRules = [
  'discussion_views: discussion_id, user_id, created_at',
  'enrollments: user_id, course_id',
  'left_enrollments: course_id, user_id',
  'lesson_progress: user_id, lesson_id',
  'learning_times: user_id, starts_at',
  'lesson_times: lesson_id, user_id',
  'course_reviews: user_id, course_id',
  'applications: user_id, opportunity_id',
  'job_applications: job_id, user_id',
  'vr_participants: session_id, user_id',
  'translations: entity_type, entity_id, language, field',
  'user_skills: user_id, skill_id, source',
  'course_skills: course_id, skill_id',
  'assessment_answers: attempt_id, item_id',
  'ai_recommendations: user_id, course_id',
  'courses: slug',
  'account_tokens: token_hash',
  'stored_files: storage_key',
  'contact_messages: form_key',
  'newsletter_subscriptions: lower(email)',
  'newsletter_links: token_hash',
  'discussion_likes: discussion_id, user_id',
  'reply_likes: reply_id, user_id',
  'abuse_reports: discussion_id, reporter_id',
  'abuse_reports: reply_id, reporter_id',
  'service_ratings: request_id',
];
