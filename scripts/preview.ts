import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSimulatedServer } from '../src/mocks/simulatedServer.ts';
import { isBuildOutdated } from './buildAge.ts';
import { serveDist } from './serveDist.ts';

/**
 * `npm run preview`: serves the production build with the response headers of a deployment, and the simulated
 * platform with its sign-in. It builds first if the build is missing or older than the sources, unless
 * `CONSOLE_BUILD` names the folder of a build. The console uses the port given by `--port`, or 4173, and the
 * platform uses the next port. An identity provider identifies a console by its URL, so the console never
 * falls back to another port.
 */
const { values } = parseArgs({ options: { port: { type: 'string', default: '4173' } } });

function stop(message: string): never {
  console.error(message);
  process.exit(1);
}

function portOf(text: string): number {
  const port = Number(text);
  return Number.isInteger(port) && port > 0 && port < 65_535
    ? port
    : stop(`--port ${text} is not a port. Name one from 1 to 65534.`);
}

const port = portOf(values.port);

async function onPort<T>(needed: number, start: () => Promise<T>): Promise<T> {
  return start().catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'EACCES')
      return stop(`This account cannot listen on port ${needed}. Name a higher one.`);
    if (error.code !== 'EADDRINUSE') throw error;
    return stop(
      `Port ${needed} is in use. Stop the program that uses it, or choose two other ports: npm run preview -- --port ${port + 100}`,
    );
  });
}

function build(): void {
  const npm = process.env.npm_execpath;
  if (!npm) stop('The build is missing or older than the sources. Run npm run build first.');
  console.log('Building the console first.');
  const { status } = spawnSync(process.execPath, [npm, 'run', '--silent', 'build'], { stdio: 'inherit' });
  if (status !== 0) stop('The build failed, so there is nothing to preview.');
}

const root = process.env.CONSOLE_BUILD;
if (!root && (await isBuildOutdated(join(import.meta.dirname, '..')))) build();
const consoleOrigin = `http://localhost:${port}`;
const platform = await onPort(port + 1, () => startSimulatedServer({ port: port + 1, consoleOrigin }));
const { url } = await onPort(port, () => serveDist(port, platform.settings, { root }));
console.log(
  [
    `The console:             ${url}`,
    `The simulated platform:  ${platform.url}`,
    'Sign in as one of the people of the simulated platform; there is no password. Ctrl+C stops both.',
  ].join('\n'),
);
