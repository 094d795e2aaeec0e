import { createServer } from 'node:http';
import pg from 'pg';

/**
 * What the API is measured against: node:http and pg, the same rows from the same database as JSON, nothing else (PERF-1).
 * The rows of an address lie ready in one table, which is less work than reading them from where they belong.
 */
const rows = `select body from bench_rows where path = $1 order by place`;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 12 });

const server = createServer((request, response) => {
  pool.query<{ body: unknown }>(rows, [request.url]).then(
    (result) =>
      response
        .writeHead(200, { 'content-type': 'application/json' })
        .end(JSON.stringify(result.rows.map(({ body }) => body))),
    () => response.writeHead(500).end(),
  );
});
server.listen(Number(process.env.PORT), '127.0.0.1');
