import { describe, expect, it } from 'vitest';
import { clearBrowserData } from '#app/storage/browserData.ts';
import { MemoryStorage } from './browserStub.ts';

function aStorage(values: Readonly<Record<string, string>>): MemoryStorage {
  const storage = new MemoryStorage();
  for (const [key, value] of Object.entries(values)) storage.setItem(key, value);
  return storage;
}

const keysOf = (storage: Storage) =>
  Array.from({ length: storage.length }, (_, index) => storage.key(index)).sort();

describe('R54: signing out clears the console’s data in the browser', () => {
  it('removes the last search, the read IDs and the preferences', () => {
    const storage = aStorage({
      'console.lastResults:auth0|1': '"searchTerm=Ana"',
      'console.notificationsRead:auth0|1': '["a"]',
      'console.letterKeys': 'false',
      'console.preferences': '{"idFormat":"short","userTimezone":"Asia/Tokyo"}',
    });
    clearBrowserData(storage);
    expect(keysOf(storage)).toEqual([]);
  });

  it('keeps the appearance of the device, which says nothing about the user', () => {
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

  it('leaves the data of other applications alone', () => {
    const storage = aStorage({ 'other.app': '1', 'console.preferences': 'broken' });
    clearBrowserData(storage);
    expect(keysOf(storage)).toEqual(['other.app']);
  });
});

describe('R54: a new user finds no data of others', () => {
  const shared = () =>
    aStorage({
      'console.lastResults:ana': '"searchTerm=Ana"',
      'console.lastResults:ben': '"searchTerm=Ben"',
      'console.lastResults:ben:ana': '"searchTerm=of another application’s Ana"',
      'console.letterKeys': 'false',
      'console.preferences': '{"theme":"dark","idFormat":"short","sub":"ana"}',
    });

  it('keeps the user’s own data', () => {
    const storage = shared();
    expect(clearBrowserData(storage, 'ana')).toBe(false);
    expect(keysOf(storage)).toEqual(['console.lastResults:ana', 'console.letterKeys', 'console.preferences']);
  });

  it('removes the data of others, except for the appearance of the device', () => {
    const storage = shared();
    expect(clearBrowserData(storage, 'ben')).toBe(true);
    expect(keysOf(storage)).toEqual(['console.lastResults:ben', 'console.preferences']);
    expect(JSON.parse(storage.getItem('console.preferences') ?? '')).toEqual({ theme: 'dark' });
  });

  it('accepts a colon in the ID of a user', () => {
    const storage = aStorage({ 'console.drafts:urn:a:1': '{}', 'console.drafts:1': '{}' });
    clearBrowserData(storage, 'urn:a:1');
    expect(keysOf(storage)).toEqual(['console.drafts:urn:a:1']);
  });

  it('clears nothing if there is no data of users', () => {
    const storage = aStorage({ 'console.preferences': '{"theme":"dark"}', 'console.letterKeys': 'false' });
    expect(clearBrowserData(storage, 'ana')).toBe(false);
    expect(keysOf(storage)).toEqual(['console.letterKeys', 'console.preferences']);
  });
});
