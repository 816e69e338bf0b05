import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Subject } from './subjects.ts';

/**
 * A page in a browser without network instrumentation. Playwright always enables this instrumentation. The
 * browser then decodes each response a second time on the page's thread, which lengthens the longest tasks.
 */
export interface QuietPage {
  send: (method: string, params?: object) => Promise<Record<string, unknown>>;
  /** Evaluates an expression in the page. If the value is a promise, resolves with its result. */
  evaluate: <T>(expression: string) => Promise<T>;
  until: (expression: string) => Promise<void>;
  /** Moves the mouse to the center of the element that the expression returns, and waits a moment. */
  hover: (element: string) => Promise<void>;
  /** Hovers over the element, and clicks. */
  press: (element: string) => Promise<void>;
  type: (text: string) => Promise<void>;
  /** Resolves with the durations in milliseconds of the long tasks (over 50 ms) while `act` runs. */
  longTasksDuring: (act: () => Promise<unknown>) => Promise<number[]>;
  close: () => void;
}

const POLL_MS = 200;
/** The time for which the mouse button is held. Without a pause, press and release would be a single task. */
const PRESS_MS = 60;
const HOVER_MS = 500;
const BETWEEN_KEYS_MS = 60;
/** Makes media queries report a desktop with a mouse, as Playwright does. */
const MOUSE = 'primaryHoverType=2,availableHoverTypes=2,primaryPointerType=4,availablePointerTypes=4';
const TOOLS_ADDRESS = /DevTools listening on ws:\/\/([^/]+)\//;

interface Reply {
  id?: number;
  result?: Record<string, unknown>;
}

/** Resolves with the address of the browser's DevTools endpoint, as `host:port`. */
function toolsOf(browser: ReturnType<typeof spawn>): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.once('exit', () => reject(new Error('The browser did not start')));
    browser.stderr?.on('data', (text: Buffer) => {
      const [, address] = TOOLS_ADDRESS.exec(text.toString()) ?? [];
      if (address) resolve(address);
    });
  });
}

async function connect(address: string) {
  const targets = (await (await fetch(`http://${address}/json`)).json()) as {
    type: string;
    webSocketDebuggerUrl: string;
  }[];
  const socket = new WebSocket(targets.find(({ type }) => type === 'page')?.webSocketDebuggerUrl ?? '');
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const waiting = new Map<number, (result: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const { id, result = {} } = JSON.parse(String(data)) as Reply;
    if (id !== undefined) waiting.get(id)?.(result);
  });
  let last = 0;
  return (method: string, params: object = {}) =>
    new Promise<Record<string, unknown>>((resolve) => {
      last += 1;
      waiting.set(last, resolve);
      socket.send(JSON.stringify({ id: last, method, params }));
    });
}

/** Opens a page in which the subject's user is signed in. */
export async function openQuietPage(executable: string, { storage }: Subject): Promise<QuietPage> {
  const profile = mkdtempSync(join(tmpdir(), 'quiet-'));
  const browser = spawn(
    executable,
    [
      ...['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run'],
      ...['--disable-background-networking', '--remote-debugging-port=0', '--window-size=1440,900'],
      `--blink-settings=${MOUSE}`,
      `--user-data-dir=${profile}`,
      'about:blank',
    ],
    // A process group of its own, because Debian's command starts the browser as a child process. Without its
    // browser, a page would go on running and disturb all later measurements.
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true },
  );
  const { pid } = browser;
  const send = await connect(await toolsOf(browser));
  const evaluate = async <T>(expression: string) => {
    const { result } = await send('Runtime.evaluate', {
      expression,
      returnByValue: true,
      awaitPromise: true,
    });
    return (result as { value: T }).value;
  };
  await send('Page.enable');
  await send('Page.addScriptToEvaluateOnNewDocument', {
    source: `for (const [key, value] of Object.entries(${JSON.stringify(storage)})) sessionStorage.setItem(key, value);`,
  });
  const hover = async (element: string) => {
    const [x, y] = await evaluate<[number, number]>(
      `(() => { const element = ${element}; element.scrollIntoView({ block: 'nearest' }); const box = element.getBoundingClientRect(); return [box.x + box.width / 2, box.y + box.height / 2]; })()`,
    );
    await send('Input.dispatchMouseEvent', { x, y, type: 'mouseMoved', button: 'none' });
    await wait(HOVER_MS);
    return { x, y };
  };
  return {
    send,
    evaluate,
    until: async (expression) => {
      while (!(await evaluate<boolean>(expression))) await wait(POLL_MS);
    },
    hover: async (element) => void (await hover(element)),
    press: async (element) => {
      const at = { ...(await hover(element)), button: 'left', clickCount: 1 };
      await send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' });
      await wait(PRESS_MS);
      await send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' });
    },
    type: async (text) => {
      for (const key of text) {
        await send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
        await send('Input.dispatchKeyEvent', { type: 'keyUp', key });
        await wait(BETWEEN_KEYS_MS);
      }
    },
    longTasksDuring: async (act) => {
      await evaluate(
        "window.tasks = []; window.tasksOf?.disconnect(); (window.tasksOf = new PerformanceObserver((list) => list.getEntries().forEach(({ duration }) => window.tasks.push(duration)))).observe({ type: 'longtask' })",
      );
      await act();
      return evaluate<number[]>('window.tasks');
    },
    close: () => {
      browser.once('exit', () => rmSync(profile, { recursive: true, force: true }));
      if (pid !== undefined) process.kill(-pid);
    },
  };
}
