import { spawn } from 'node:child_process';

export interface Site {
  consoleUrl: string;
  control: (command: unknown) => Promise<unknown>;
  stop: () => void;
}

export function startSite(): Promise<Site> {
  const child = spawn('node', ['test/e2e/support/site.ts'], { stdio: ['ignore', 'pipe', 'inherit'] });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`The site ended with ${code}`)));
    child.stdout.on('data', (data: Buffer) => {
      const [, consoleUrl, platformUrl] = /ready (\S+) (\S+)/.exec(String(data)) ?? [];
      if (!consoleUrl || !platformUrl) return;
      const control = async (command: unknown): Promise<unknown> => {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
        const ask = () => fetch(`${platformUrl}/__control`, { ...init, body: JSON.stringify(command) });
        // A fault may have cut the kept-alive connection.
        const response = await ask().catch(ask);
        return response.json();
      };
      resolve({ consoleUrl, control, stop: () => child.kill() });
    });
  });
}
