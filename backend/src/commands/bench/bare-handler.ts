import { createServer } from 'node:http';
import pg from 'pg';

/** What the API is measured against: node:http and pg, the same rows as JSON, nothing else (PERF-1). */
const rows = `
  select c.id, c.title_ar as "titleAr", c.title_en as "titleEn", c.description_ar as "descriptionAr",
    c.description_en as "descriptionEn", c.thumbnail_url as "thumbnailUrl", c.instructor_id as "instructorId",
    concat_ws(' ', u.first_name, u.last_name) as "instructorName", c.category_id as "categoryId", c.difficulty,
    c.duration_hours as "durationHours", c.price, c.rating, c.reviews_count as "reviewsCount",
    c.students_count as "studentsCount", c.lessons_count as "lessonsCount", c.is_published as "isPublished",
    c.created_at as "createdAt", c.updated_at as "updatedAt"
  from courses c left join users u on u.id = c.instructor_id
  where c.is_published order by c.created_at desc, c.id desc limit 20`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const server = createServer((_request, response) => {
  pool.query(rows).then(
    (result) => response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result.rows)),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1', () => process.send?.('ready'));
