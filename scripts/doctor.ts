import { parseArgs } from 'node:util';
import { createEndpoints, type Endpoints } from '#api/endpoints.ts';
import { type Configuration, readConfiguration } from '../src/app/configuration.ts';
import { checkOptional } from './doctor/checkOptional.ts';
import { checkServices } from './doctor/checkServices.ts';
import { checkSignIn } from './doctor/checkSignIn.ts';
import { type ConsolePage, contextProblem, openConsole } from './doctor/consolePage.ts';
import { BLOCKED_CHANGE, type Finding } from './doctor/finding.ts';
import { firstLine, openBrowser } from './openBrowser.ts';

/**
 * `npm run doctor`: calls every configured service and the identity provider from a browser, as the console
 * would, and prints the required changes (docs/connecting.md). By default, it checks the development server
 * with the settings of `.env`. `-- --console https://orders.example` checks a deployment with its own
 * settings and policy.
 */
const { values } = parseArgs({ options: { console: { type: 'string', default: 'http://localhost:5173' } } });

interface Settings {
  configuration: Configuration;
  endpoints: Endpoints;
}

async function callEverything(url: string, { configuration, endpoints }: Settings): Promise<Finding[]> {
  const browser = await openBrowser();
  if ('problem' in browser) return [{ subject: 'browser', ...browser }];
  try {
    const page = await (await browser.newContext()).newPage();
    const failure = await page.goto(url).then(() => null, firstLine);
    if (failure !== null) {
      const problem = `This machine reaches it, but the browser cannot open it: ${failure}`;
      return [{ subject: url, problem, change: BLOCKED_CHANGE }];
    }
    return [
      ...(await checkServices(page, endpoints)),
      ...(await checkOptional(page, configuration)),
      ...(await checkSignIn(page, configuration)),
    ];
  } finally {
    await browser.close();
  }
}

function readSettings({ settings }: ConsolePage, origin: string): Settings | Finding {
  try {
    const configuration = readConfiguration(settings, { origin, buildId: '' });
    return { configuration, endpoints: createEndpoints(configuration.endpoints) };
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    const change = 'Correct the settings (.env.example says what each means).';
    return { subject: 'settings', problem, change };
  }
}

async function examine(address: string): Promise<Finding[]> {
  if (!/^https?:$/.test(URL.parse(address)?.protocol ?? '')) {
    return [
      {
        subject: address,
        problem: 'This is not an address of a console.',
        change: 'Name one: --console https://orders.example',
      },
    ];
  }
  const { origin } = new URL(address);
  const insecure = contextProblem(origin);
  if (insecure) return [insecure];
  const opened = await openConsole(origin);
  if ('problem' in opened) return [opened];
  try {
    const settings = readSettings(opened, origin);
    return 'problem' in settings ? [settings] : await callEverything(opened.url, settings);
  } finally {
    opened.close();
  }
}

const findings = await examine(values.console);
for (const { subject, problem, change } of findings)
  console.log(`${subject}: ${problem}\n  To do: ${change}\n`);
console.log(
  findings.length === 0
    ? `A console at ${values.console} can call every service and the identity provider.`
    : `${findings.length} to solve. docs/connecting.md explains each.`,
);
process.exitCode = findings.length === 0 ? 0 : 1;
