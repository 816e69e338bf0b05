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

describe('R54: signing out clears what the console remembers in the browser', () => {
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

describe('R54: a person who comes finds nothing of anybody else', () => {
  const shared = () =>
    aStorage({
      'console.lastSearch:ana': '"searchTerm=Ana"',
      'console.lastSearch:ben': '"searchTerm=Ben"',
      'console.lastSearch:ben:ana': '"searchTerm=of another application’s Ana"',
      'console.letterKeys': 'false',
      'console.preferences': '{"theme":"dark","idFormat":"short","sub":"ana"}',
    });

  it('what is the person’s own stays as it is', () => {
    const storage = shared();
    expect(clearBrowserData(storage, 'ana')).toBe(false);
    expect(keysOf(storage)).toEqual(['console.lastSearch:ana', 'console.letterKeys', 'console.preferences']);
  });

  it('what was another’s goes, but for how the device is to look', () => {
    const storage = shared();
    expect(clearBrowserData(storage, 'ben')).toBe(true);
    expect(keysOf(storage)).toEqual(['console.lastSearch:ben', 'console.preferences']);
    expect(JSON.parse(storage.getItem('console.preferences') ?? '')).toEqual({ theme: 'dark' });
  });

  it('the name of a person may hold a colon', () => {
    const storage = aStorage({ 'console.drafts:urn:a:1': '{}', 'console.drafts:1': '{}' });
    clearBrowserData(storage, 'urn:a:1');
    expect(keysOf(storage)).toEqual(['console.drafts:urn:a:1']);
  });

  it('where nobody has been, there is nothing to clear', () => {
    const storage = aStorage({ 'console.preferences': '{"theme":"dark"}', 'console.letterKeys': 'false' });
    expect(clearBrowserData(storage, 'ana')).toBe(false);
    expect(keysOf(storage)).toEqual(['console.letterKeys', 'console.preferences']);
  });
});
