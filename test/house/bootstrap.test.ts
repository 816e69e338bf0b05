import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { usedBootstrap } from '../../scripts/usedBootstrap.ts';

/** Only builds remove rules of Bootstrap, so jsdom and the development server do not show a missing rule. */

const BOOTSTRAP = 'node_modules/bootstrap/dist/css/bootstrap.min.css';
const COMPONENTS = ['Modal', 'Offcanvas', 'Tooltip', 'Popover'];

const styled = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1] ?? ''));

it('the build keeps the CSS of every Bootstrap component that the console uses', async () => {
  const { transform } = usedBootstrap();
  if (typeof transform !== 'function') throw new Error('The plugin does not transform');
  const whole = readFileSync(BOOTSTRAP, 'utf8');
  const kept = await (transform as (code: string, id: string) => Promise<{ code: string } | null>)(
    whole,
    BOOTSTRAP,
  );
  if (kept === null) throw new Error('The plugin has left Bootstrap as it was');
  const parts = COMPONENTS.flatMap((component) => {
    const source = readFileSync(`node_modules/react-bootstrap/esm/${component}.js`, 'utf8');
    return [...source.matchAll(/Prefix\}-([a-z]+)/g)].map(
      (match) => `${component.toLowerCase()}-${match[1]}`,
    );
  });
  const left = styled(kept.code);
  const lost = parts.filter((name) => styled(whole).has(name) && !left.has(name));
  expect(parts).toContain('tooltip-inner');
  expect(lost).toEqual([]);
  expect(kept.code.length).toBeLessThan(whole.length / 2);
});
