import globalSetup from '../environment/global-setup.ts';
import { measureBundles } from './bundle-sizes.ts';
import { measureFirstTap } from './first-tap.ts';
import { measurePage } from './lighthouse-page.ts';

/** PERF-4, in Arabic: Lighthouse's scores, bytes and the first tap. Prints one JSON line and fails above the budget. */
const budget = { performance: 98, accessibility: 100, bestPractices: 95, seo: 100, firstTapMs: 1000 };
const runs = 3;

const tearDown = await globalSetup();
const address = process.env['BASE_URL'] ?? '';
try {
  const [course] = (await (await fetch(`${address}/api/courses?limit=1`)).json()) as { id: string }[];
  if (!course) throw new Error('There is no course to measure; the bench needs the demo data.');
  const pages = { landing: '/', category: '/web-development', course: `/courses/${course.id}` };
  const figures: Record<string, unknown> = {};
  let pass = true;
  for (const [name, path] of Object.entries(pages)) {
    const page = await measurePage(address + path, runs);
    const { performance, accessibility, bestPractices, seo } = page;
    pass &&= performance >= budget.performance && accessibility >= budget.accessibility;
    pass &&= bestPractices >= budget.bestPractices && seo >= budget.seo;
    figures[name] = page;
  }
  const firstTapMs = await measureFirstTap(address);
  pass &&= firstTapMs <= budget.firstTapMs;
  const bundles = await measureBundles(address);
  pass &&= bundles.isWithinBudget;
  console.log(JSON.stringify({ id: 'PERF-4', pass, figures: { ...figures, firstTapMs, ...bundles } }));
  process.exitCode = pass ? 0 : 1;
} finally {
  await tearDown?.();
}
