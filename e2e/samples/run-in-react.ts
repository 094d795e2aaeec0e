import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { rolldown } from 'rolldown';
import { root } from '../environment/masar-server.ts';
import type { Sample } from './lesson-samples.ts';
import { runInPage, verdict } from './run-in-page.ts';

const mount = (file: string): string => `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import Example from './${file}';
  const place = document.createElement('div');
  document.body.append(place);
  const fail = (error) => reportError(error);
  createRoot(place, { onUncaughtError: fail }).render(createElement(Example));`;

/** Compiles the components of a lesson and renders each that stands for itself; answers what went wrong. */
export async function runInReact(page: Page, samples: readonly Sample[]): Promise<string[]> {
  const project = mkdtempSync(join(tmpdir(), 'masar-samples-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'));
    const faults: string[] = [];
    const ready: Sample[] = [];
    for (const [index, sample] of samples.entries()) {
      if (sample.language !== 'jsx') {
        ready.push(sample);
        continue;
      }
      const file = sample.file ?? `Sample${index}.jsx`;
      writeFileSync(join(project, file), sample.code);
      // A part of others gets its properties from them.
      if (!/export default/.test(sample.code) || (sample.file && /function \w+\(\s*\{/.test(sample.code))) continue;
      writeFileSync(join(project, `mount-${index}.jsx`), mount(file));
      const { code, error } = await bundled(join(project, `mount-${index}.jsx`));
      if (error) faults.push(...verdict(sample, [error], []));
      else ready.push({ ...sample, language: 'js', code });
    }
    return [...faults, ...(await runInPage(page, ready))];
  } finally {
    rmSync(project, { recursive: true, force: true });
  }
}

async function bundled(input: string): Promise<{ code: string; error?: string }> {
  try {
    const bundle = await rolldown({
      input,
      logLevel: 'silent',
      transform: { define: { 'process.env.NODE_ENV': '"development"' }, jsx: 'react-jsx' },
    });
    const { output } = await bundle.generate({ format: 'iife' });
    return { code: output[0].code };
  } catch (error) {
    return { code: '', error: String(error) };
  }
}
