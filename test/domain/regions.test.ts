import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/people/languages.ts';
import { regionChoices } from '#domain/people/regionChoices.ts';
import { localeFor, regionAfter } from '#domain/people/regions.ts';

describe('the region of a language', () => {
  it.each<[string, Language, readonly string[], string]>([
    ['the browser’s region that has this language', 'de', ['en-US', 'de-AT'], 'de-AT'],
    ['its default one if the browser has none', 'de', ['en-US'], 'de-DE'],
    ['in any letter case', 'fr', ['FR-ca'], 'FR-ca'],
  ])('%s', (_title, language, wanted, region) => expect(localeFor(language, wanted)).toBe(region));

  it.each<[string, string, Language, Language, string]>([
    ['R472: follows the language', 'en-US', 'en', 'de', 'de-DE'],
    ['stays as chosen with a language that is not spoken there', 'nl-NL', 'en', 'de', 'nl-NL'],
    ['stays where the new language is spoken', 'de-CH', 'en', 'de', 'de-CH'],
    ['stays without a change', 'en-US', 'en', 'en', 'en-US'],
  ])('%s', (_title, region, before, after, expected) =>
    expect(regionAfter(region, before, after)).toBe(expected),
  );

  it('is offered, whatever it is', () => expect(regionChoices('pt-BR')).toContain('pt-BR'));
});
