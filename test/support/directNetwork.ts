import { HttpNetworkFrame, NetworkSource } from 'msw/experimental';

/** The real function, because a test may have replaced the global one. */
const { setImmediate } = globalThis;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

interface Answer {
  resolve: (response: Response) => void;
  reject: (reason: unknown) => void;
}

/** A request that was sent with `fetch`. */
class FetchFrame extends HttpNetworkFrame {
  readonly #answer: Answer;

  constructor(request: Request, answer: Answer) {
    super({ request });
    this.#answer = answer;
  }

  override respondWith(response?: Response): void {
    if (!response || response.type === 'error') this.passthrough();
    else this.#answer.resolve(response);
  }

  /** No request leaves the process. */
  override passthrough(): void {
    this.#answer.reject(new TypeError('Failed to fetch'));
  }

  /** An error of the simulated platform itself is a response, as from a real server. */
  override errorWith(reason?: unknown): void {
    this.#answer.resolve(Response.json({ message: String(reason) }, { status: 500 }));
  }
}

/**
 * Answers `fetch` inside the process. The library's own source sends every request and response through the
 * sockets of Node, which took a tenth of the time of the journeys. The browser tests use real sockets.
 */
export class DirectNetwork extends NetworkSource {
  #restore = (): void => undefined;
  #lastDelivery = Promise.resolve();

  override enable(): void {
    const { fetch } = globalThis;
    globalThis.fetch = (input, init) => {
      const request = new Request(input, init);
      // The signal of the request follows that of the caller only until the request is garbage-collected.
      return this.#send(request, init?.signal ?? request.signal);
    };
    this.#restore = () => {
      globalThis.fetch = fetch;
    };
  }

  override disable(): void {
    void super.disable();
    this.#restore();
  }

  #send(request: Request, signal: AbortSignal): Promise<Response> {
    return new Promise((resolve, reject) => {
      signal.throwIfAborted();
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      const deliver = (response: Response) => this.#deliver(() => resolve(response));
      void this.queue(new FetchFrame(request, { resolve: deliver, reject }));
    });
  }

  /** Delivers one response after the other, so that the page can render in between, as on a real network. */
  #deliver(resolve: () => void): void {
    this.#lastDelivery = this.#lastDelivery.then(turn).then(turn).then(resolve);
  }
}
