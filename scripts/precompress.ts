import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/**
 * Writes a `.br` and a `.gz` file next to each text file of the build, so that the server never compresses on
 * request.
 */
const DIST = process.env.CONSOLE_BUILD ?? join(import.meta.dirname, '../dist');
const TEXT = /\.(js|css|html|svg|json)$/;

const names = (await readdir(DIST, { recursive: true })).filter(
  (name) => TEXT.test(name) && !name.startsWith('.vite'),
);
for (const name of names) {
  const file = join(DIST, name);
  const body = await readFile(file);
  await writeFile(`${file}.gz`, await promisify(gzip)(body, { level: 9 }));
  await writeFile(
    `${file}.br`,
    await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
}
