import { execFileSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlCommand } from '#domain/console/call.ts';
import { REDACTED, redact } from '#domain/console/redact.ts';

/** The words that a real shell parses from a command, with `curl` replaced by a harmless program. */
function shellWords(command: string): string[] {
  const script = `${command.replace(/^curl/, 'printf "%s\\0"')}`;
  return execFileSync('sh', ['-c', script], { encoding: 'utf8', env: { TOKEN: 'mine' } })
    .split('\0')
    .slice(0, -1);
}

describe('a call as a curl command', () => {
  it('contains method and address, and a variable instead of the token', () => {
    expect(curlCommand({ method: 'GET', url: 'https://orders.test/v1/orders/1' })).toBe(
      `curl -X GET 'https://orders.test/v1/orders/1' -H "Authorization: Bearer $TOKEN"`,
    );
  });

  it('contains no customer or secret of the address', () => {
    const url = 'https://orders.test/v1/orders/Ana%20Ruiz?searchTerm=Ruiz&code=abc&page=2';
    expect(curlCommand({ method: 'GET', url })).toBe(
      `curl -X GET 'https://orders.test/v1/orders/${REDACTED}?searchTerm=${REDACTED}&code=${REDACTED}&page=2' -H "Authorization: Bearer $TOKEN"`,
    );
  });

  it('stays a single harmless command for any address', () => {
    const url = fc.string({ unit: 'binary' }).map((text) => `https://x.test/${text.replaceAll('\0', '')}`);
    fc.assert(
      fc.property(url, (address) => {
        const clean = new URL(address).href;
        expect(shellWords(curlCommand({ method: 'GET', url: clean }))).toEqual([
          '-X',
          'GET',
          redact(clean),
          '-H',
          'Authorization: Bearer mine',
        ]);
      }),
      { numRuns: 60 },
    );
  });
});
