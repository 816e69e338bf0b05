import { parseArgs } from 'node:util';
import { type Configuration, readConfiguration } from '../src/app/configuration.ts';
import { openBrowser } from './doctor/browserView.ts';
import { checkServices } from './doctor/checkServices.ts';
import { checkSignIn } from './doctor/checkSignIn.ts';
import { contextProblem, openConsole } from './doctor/consolePage.ts';
import type { Finding } from './doctor/finding.ts';

/**
 * `npm run doctor`: calls every configured service and the identity provider from a browser, as the console would, and
 * says what to change (docs/connecting.md). `-- --console https://orders.example` checks a deployment with its own
 * settings and policy; by default it takes the settings of `.env` and the address of the development server.
 */
const { values } = parseArgs({ options: { console: { type: 'string', default: 'http://localhost:5173' } } });

async function callEverything(url: string, configuration: Configuration): Promise<Finding[]> {
  const browser = await openBrowser();
  try {
    const page = await (await browser.newContext()).newPage();
    await page.goto(url);
    return [...(await checkServices(page, configuration)), ...(await checkSignIn(page, configuration))];
  } finally {
    await browser.close();
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
    const configuration = readConfiguration(opened.settings, origin);
    return await callEverything(opened.url, configuration);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return [
      { subject: 'doctor', problem, change: 'Correct the settings (.env.example says what each means).' },
    ];
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
