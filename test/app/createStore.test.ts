import { describe, expect, it, vi } from 'vitest';
import { createConsoleStore, type StoreOptions } from '#app/store/createStore.ts';
import { rootReducer } from '#store/rootReducer.ts';

describe('code that the first screen does not need', () => {
  it('is loaded again after a failure', async () => {
    const loaded = { context: {}, root: function* nothing() {}, reducer: rootReducer };
    const loadDeferred = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValue(loaded);
    const context = { searchPlatform: {}, clock: { now: Date.now } } as unknown as StoreOptions['context'];
    const { startDeferred, stop } = createConsoleStore({ context, loadDeferred, onDefect: () => undefined });
    await expect(startDeferred()).rejects.toThrow('Failed to fetch');
    await startDeferred();
    await startDeferred();
    expect(loadDeferred).toHaveBeenCalledTimes(2);
    await stop();
  });
});
