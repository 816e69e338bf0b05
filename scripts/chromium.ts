import { openBrowser } from './openBrowser.ts';

/** Makes sure that a browser for the browser tests is installed and that it starts. */
const opened = await openBrowser();
if ('problem' in opened) {
  console.error(`${opened.problem}\n${opened.change}`);
  process.exit(1);
}
await opened.close();
