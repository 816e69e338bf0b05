import { describe, expect, it } from 'vitest';
import { clearBrowserData } from '#app/browserData.ts';
import { MemoryStorage } from './browserStub.ts';

function aStorage(values: Readonly<Record<string, string>>): MemoryStorage {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

describe('signing out clears what the console remembers in the browser', () => {
  it('the last search, what was read and the preferences go', () => {
    const storage = aStorage({
      'console.lastSearch:auth0|1': '"searchTerm=Ana"',
      'console.notificationsRead:auth0|1': '["a"]',
      'console.letterKeys': 'false',
      'console.preferences': '{"idFormat":"short","userTimezone":"Asia/Tokyo"}',
    });
    clearBrowserData(storage);
    expect(keysOf(storage)).toEqual([]);
  });

  it('how the device is to look stays: it says nothing about the person', () => {
    const storage = aStorage({
      'console.preferences':
        '{"idFormat":"short","theme":"dark","language":"nl","userTimezone":"Asia/Tokyo"}',
    });
    clearBrowserData(storage);
    expect(JSON.parse(storage.getItem('console.preferences') ?? '')).toEqual({
      theme: 'dark',
      language: 'nl',
    });
  });

  it('what other applications keep is none of its business', () => {
    const storage = aStorage({ 'other.app': '1', 'console.preferences': 'broken' });
    clearBrowserData(storage);
    expect(keysOf(storage)).toEqual(['other.app']);
  });
});
