import { join } from 'node:path';
import { exitCodeOf } from '../child.ts';
import { KnownFailure, reportFailure, root, say } from '../workspace.ts';
import { editsOf, filesOf } from './files.ts';
import { putInOrder } from './put-in-order.ts';
import { askFor } from './questions.ts';
import { resourceOf } from './wish.ts';
import { write } from './writer.ts';

/** npm run new:resource [-- --module courses --name badge …]: a whole resource, from the table to its screens. */
try {
  const resource = resourceOf(await askFor(process.argv.slice(2)), root);
  const written = await write(root, filesOf(resource), editsOf(resource));
  await putInOrder(written);
  console.log(written.join('\n'));
  if ((await exitCodeOf(process.execPath, [join(root, 'tools/texts/main.ts')], { cwd: root })) !== 0)
    throw new KnownFailure({ ar: 'لم تُكتب النصوص.', en: 'The texts were not written.' });
  if ((await exitCodeOf(process.execPath, [join(root, 'tools/api-contract.ts'), 'generate'], { cwd: root })) !== 0)
    throw new KnownFailure({ ar: 'لم يُكتب العقد.', en: 'The contract was not generated.' });
  say({
    ar: `كُتب المورد ${resource.names.many} (${resource.requirement}). اقرأه، ثم شغّل npm run check وnpm run test:int.`,
    en: `The resource ${resource.names.many} is written (${resource.requirement}). Read it, then run npm run check and npm run test:int; put the way to /${resource.names.many} into a menu.`,
  });
} catch (error) {
  reportFailure(error);
}
